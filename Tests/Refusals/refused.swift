import UIKit

// Code that names what is not simulated. Each line must be refused with a sentence that says so; check-refusals.sh
// has the compiler compare.

func fill(_ cell: UICollectionViewListCell, _ menu: UIMenu) {
    cell.accessories = [.popUpMenu(menu)]
    // expected-error@-1 {{is unavailable: menus are not simulated}}
    cell.contentConfiguration = UIHostingConfiguration { 1 }
    // expected-error@-1 {{'UIHostingConfiguration' is unavailable: there is no SwiftUI here}}
}

let storage = NSTextStorage(string: "a")
// expected-error@-1 {{'NSTextStorage' is unavailable: text storages are not simulated: set attributedText}}

func length(of view: UITextView) -> Int { view.textStorage.length }
// expected-error@-1 {{'textStorage' is unavailable: text storages are not simulated: set attributedText}}

final class Columns: UISplitViewController {}
// expected-error@-1 {{'UISplitViewController' is unavailable: split view controllers are not simulated}}

final class Sheet: UIPresentationController {}
// expected-error@-1 {{'UIPresentationController' is unavailable: presentation controllers are not simulated}}

func show(_ controller: UIViewController) {
    controller.sheetPresentationController?.detents = [.medium(), .large()]
    // expected-error@-1 {{'sheetPresentationController' is unavailable: presentation controllers are not simulated}}
    controller.popoverPresentationController?.sourceRect = .zero
    // expected-error@-1 {{'popoverPresentationController' is unavailable: presentation controllers are not simulated}}
    controller.addKeyCommand(UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("add")))
    // expected-error@-1 {{'addKeyCommand' is unavailable: key commands are not simulated: there is no keyboard here}}
    // expected-error@-2 {{'UIKeyCommand' is unavailable: key commands are not simulated: there is no keyboard here}}
    var empty = UIContentUnavailableConfiguration.empty()
    // expected-error@-1 {{'UIContentUnavailableConfiguration' is unavailable: views for content that is not there}}
    empty.text = "Nothing"
    controller.contentUnavailableConfiguration = empty
    // expected-error@-1 {{'contentUnavailableConfiguration' is unavailable: views for content that is not there}}
}

/// Subclasses with initializers of their own, which devices take: the compiler asks for none of the simulator's.
final class Marked: UICollectionViewLayoutAttributes {
    let mark: Int
    init(mark: Int) { self.mark = mark }
}

final class Reason: UICollectionViewLayoutInvalidationContext {
    let reason: String
    init(reason: String) { self.reason = reason }
}

final class Dots: CALayer {
    override init() { super.init() }
    required init?(coder: NSCoder) { nil }
}

func search(in item: UINavigationItem) {
    let search = UISearchController(searchResultsController: nil)
    // expected-error@-1 {{'UISearchController' is unavailable: this control is not simulated}}
    search.searchBar.placeholder = "Search"
    search.obscuresBackgroundDuringPresentation = false
    item.searchController = search
    // expected-error@-1 {{'searchController' is unavailable: this control is not simulated}}
    UIPasteboard.general.string = "a"
    // expected-error@-1 {{'UIPasteboard' is unavailable: there is no pasteboard here}}
    let picker = UIDatePicker()
    // expected-error@-1 {{'UIDatePicker' is unavailable: this control is not simulated}}
    picker.date = Date()
    UIView().addSubview(picker)
}

func drop() -> UICollectionViewDropProposal { .init(operation: .move, intent: .insertAtDestinationIndexPath) }
// expected-error@-1 {{'UICollectionViewDropProposal' is unavailable: drag and drop is not simulated: there are no}}

func animator() -> UIDynamicAnimator? { nil }
// expected-error@-1 {{'UIDynamicAnimator' is unavailable: dynamics are not simulated: nothing takes time here}}

func menu() -> UIContextMenuConfiguration? { nil }
// expected-error@-1 {{'UIContextMenuConfiguration' is unavailable: menus are not simulated: there are no fingers}}

final class Dragging: UICollectionViewDragDelegate {}
// expected-error@-1 {{'UICollectionViewDragDelegate' is unavailable: drag and drop is not simulated: there are no}}

func actions(at path: IndexPath) -> [UITableViewRowAction]? { nil }
// expected-error@-1 {{'UITableViewRowAction' is unavailable: swipe actions are not simulated: there are no fingers}}

final class DraggingRows: UITableViewDragDelegate {}
// expected-error@-1 {{'UITableViewDragDelegate' is unavailable: drag and drop is not simulated: there are no}}

let letters = UILocalizedIndexedCollation.current()
// expected-error@-1 {{'UILocalizedIndexedCollation' is unavailable: it needs the selectors of Objective-C}}

let height = UITableViewAutomaticDimension
// expected-error@-1 {{'UITableViewAutomaticDimension' has been renamed to 'UITableView.automaticDimension'}}
