import UIKit

// Code that names what is not simulated. Each line must be refused with a sentence that says so; check-refusals.sh
// has the compiler compare.

let waterfall = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: 1))
// expected-error@-1 {{'UICollectionViewCompositionalLayout' is unavailable: compositional layouts are not simulated}}
// expected-error@-2 {{'init(section:)' is unavailable: compositional layouts are not simulated}}
// expected-error@-3 {{'NSCollectionLayoutSection' is unavailable: compositional layouts are not simulated}}
// expected-error@-4 {{'init(group:)' is unavailable: compositional layouts are not simulated}}

func columns(in environment: NSCollectionLayoutEnvironment) {}
// expected-error@-1 {{'NSCollectionLayoutEnvironment' is unavailable: compositional layouts are not simulated}}

func animator() -> UIDynamicAnimator? { nil }
// expected-error@-1 {{'UIDynamicAnimator' is unavailable: dynamics are not simulated: nothing takes time here}}

func menu() -> UIContextMenuConfiguration? { nil }
// expected-error@-1 {{'UIContextMenuConfiguration' is unavailable: menus are not simulated: nobody touches}}

final class Dragging: UICollectionViewDragDelegate {}
// expected-error@-1 {{'UICollectionViewDragDelegate' is unavailable: drag and drop is not simulated: nobody touches}}

func swipes(at path: IndexPath) -> UISwipeActionsConfiguration? { nil }
// expected-error@-1 {{'UISwipeActionsConfiguration' is unavailable: swipe actions are not simulated: nobody touches}}

let deletion = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
// expected-error@-1 {{'UIContextualAction' is unavailable: swipe actions are not simulated: nobody touches}}
// expected-error@-2 {{'init(style:title:handler:)' is unavailable: swipe actions are not simulated: nobody touches}}

func actions(at path: IndexPath) -> [UITableViewRowAction]? { nil }
// expected-error@-1 {{'UITableViewRowAction' is unavailable: swipe actions are not simulated: nobody touches}}

final class DraggingRows: UITableViewDragDelegate {}
// expected-error@-1 {{'UITableViewDragDelegate' is unavailable: drag and drop is not simulated: nobody touches}}

let letters = UILocalizedIndexedCollation.current()
// expected-error@-1 {{'UILocalizedIndexedCollation' is unavailable: it needs the selectors of Objective-C}}
// expected-error@-2 {{'current()' is unavailable: it needs the selectors of Objective-C}}

let height = UITableViewAutomaticDimension
// expected-error@-1 {{'UITableViewAutomaticDimension' has been renamed to 'UITableView.automaticDimension'}}
