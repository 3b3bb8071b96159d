import Foundation

/// A data source that says which item is which, whatever the data are: so that an item is found again after a reload.
@MainActor
package protocol ItemIdentifying: AnyObject {
    /// What stays the same of an item; nil where there is none.
    func identity(ofItemAt indexPath: IndexPath) -> AnyHashable?
    /// Where the item is now; nil where it is gone.
    func indexPath(ofItemIdentifiedBy identity: AnyHashable) -> IndexPath?
}
