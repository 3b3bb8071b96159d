import Testing
import UIKit

nonisolated(unsafe) private var titleKey: UInt8 = 0
nonisolated(unsafe) private var otherKey: UInt8 = 0

extension UIView {
    fileprivate var title: String? {
        get { objc_getAssociatedObject(self, &titleKey) as? String }
        set { objc_setAssociatedObject(self, &titleKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
}

@MainActor @Suite("Associated objects")
struct AssociatedObjectsTests {
    @Test("A stored property in an extension keeps a value for each view and key")
    func properties() {
        let (one, other) = (UIView(), UILabel())
        one.title = "one"
        other.title = "other"
        #expect(one.title == "one")
        #expect(other.title == "other")
        #expect(objc_getAssociatedObject(one, &otherKey) == nil)
        one.title = nil
        #expect(one.title == nil)
        #expect(other.title == "other")
        objc_removeAssociatedObjects(other)
        #expect(other.title == nil)
    }

    @Test("A retained value lives as long as its object, an assigned one as long as somebody else holds it")
    func lifetimes() {
        final class Value {}
        weak var retained: Value?
        weak var assigned: Value?
        do {
            let view = UIView()
            do {
                let (kept, lost) = (Value(), Value())
                (retained, assigned) = (kept, lost)
                objc_setAssociatedObject(view, &titleKey, kept, .OBJC_ASSOCIATION_RETAIN)
                objc_setAssociatedObject(view, &otherKey, lost, .OBJC_ASSOCIATION_ASSIGN)
                #expect(objc_getAssociatedObject(view, &otherKey) as? Value === lost)
            }
            #expect(retained != nil)
            #expect(assigned == nil)
            #expect(objc_getAssociatedObject(view, &otherKey) == nil)
        }
        #expect(retained == nil)
    }

    @Test("An optional stands for the object in it")
    func optionals() {
        let view: UIView? = UIView()
        objc_setAssociatedObject(view as Any, &titleKey, "title", .OBJC_ASSOCIATION_RETAIN)
        #expect(view?.title == "title")
        #expect(objc_getAssociatedObject(UIView??.some(view) as Any, &titleKey) as? String == "title")
        #expect(objc_getAssociatedObject(UIView?.none as Any, &titleKey) == nil)
    }

    @Test("A value that is no object keeps nothing, and nothing happens")
    func values() {
        objc_setAssociatedObject(3, &titleKey, "three", .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(3, &titleKey) == nil)
    }
}
