/// A data source that identifies its items independently of their paths. Therefore an item can be found again after a
/// reload.
@MainActor
package protocol ItemIdentifying: AnyObject {
    /// The identity of an item, which never changes; nil if there is no such item.
    func identity(ofItemAt indexPath: IndexPath) -> AnyHashable?
    /// The present path of an item; nil if the item is gone.
    func indexPath(ofItemIdentifiedBy identity: AnyHashable) -> IndexPath?
}
