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
