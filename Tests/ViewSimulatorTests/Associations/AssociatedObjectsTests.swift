import Foundation
import Testing
import ControlSimulator
import ViewSimulator

@MainActor @Suite("Associated objects", .serialized)
struct AssociatedObjectsTests {
    private enum Keys {
        nonisolated(unsafe) static var one: UInt8 = 0
        nonisolated(unsafe) static var other: UInt8 = 0
    }

    private final class Plain {}
    private final class Name: NSObject, NSCopying {
        var text: String
        init(_ text: String) { self.text = text }
        func copy(with zone: NSZone? = nil) -> Any { Name(text) }
    }

    private func value(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        AssociatedObjects.value(of: object, key: key)
    }

    private func set(
        _ value: Any?, _ object: AnyObject, _ key: UnsafeRawPointer, _ policy: AssociatedObjects.Policy = .retain
    ) {
        AssociatedObjects.set(value, of: object, key: key, policy: policy)
    }

    private func objects() -> [AnyObject] {
        [
            View(), Responder(), LayoutGuide(), LayoutConstraint(), TapGestureRecognizer(), Layer(), Plain(),
            NSObject(),
        ]
    }

    @Test("An object has a value under each key, until it is taken away")
    func values() {
        for object in objects() {
            #expect(value(object, &Keys.one) == nil)
            set("one", object, &Keys.one)
            set(2, object, &Keys.other)
            #expect(value(object, &Keys.one) as? String == "one")
            #expect(value(object, &Keys.other) as? Int == 2)
            set("another", object, &Keys.one)
            set(nil, object, &Keys.other)
            #expect(value(object, &Keys.one) as? String == "another")
            #expect(value(object, &Keys.other) == nil)
            AssociatedObjects.removeAll(of: object)
            #expect(value(object, &Keys.one) == nil)
        }
    }

    @Test("A value is held strongly, copied, or held weakly")
    func policies() {
        for object in objects() {
            let name = Name("a")
            set(name, object, &Keys.one, .copy)
            name.text = "b"
            #expect((value(object, &Keys.one) as? Name)?.text == "a")
            set("text", object, &Keys.one, .assign)
            #expect(value(object, &Keys.one) as? String == "text")
            weak var kept: Name?
            weak var dropped: Name?
            do {
                let (strong, assigned) = (Name("strong"), Name("assigned"))
                (kept, dropped) = (strong, assigned)
                set(strong, object, &Keys.one)
                set(assigned, object, &Keys.other, .assign)
                #expect(value(object, &Keys.other) as? Name === assigned)
            }
            #expect(kept != nil)
            #expect(dropped == nil)
            #expect(value(object, &Keys.other) == nil)
            set(nil, object, &Keys.one)
            #expect(kept == nil)
        }
    }

    @Test("Values of an object of the library go when it goes")
    func lifetime() {
        weak var gone: Name?
        do {
            let (view, name) = (View(), Name("a"))
            gone = name
            set(name, view, &Keys.one)
            // A value may hold the object's subviews, and be asked for while it goes.
            set(View(), view, &Keys.other)
        }
        #expect(gone == nil)
    }

    @Test("No object gets the values of another one that is gone, and the table beside does not grow for ever")
    func reuse() {
        var reused = 0
        var addresses: Set<ObjectIdentifier> = []
        let before = AssociatedObjects.otherCount
        for index in 0..<5000 {
            let object = Plain()
            if !addresses.insert(ObjectIdentifier(object)).inserted { reused += 1 }
            #expect(value(object, &Keys.one) == nil)
            set(index, object, &Keys.one)
            #expect(value(object, &Keys.one) as? Int == index)
        }
        #expect(reused > 0)
        var alive: [Plain] = []
        for index in 0..<1000 {
            alive.append(Plain())
            set(Name("\(index)"), alive[index], &Keys.one)
        }
        #expect(alive.indices.allSatisfy { (value(alive[$0], &Keys.one) as? Name)?.text == "\($0)" })
        weak var gone: Name?
        gone = value(alive[0], &Keys.one) as? Name
        alive = []
        for _ in 0..<4000 { set(1, Plain(), &Keys.one) }
        #expect(gone == nil)
        #expect(AssociatedObjects.otherCount < before + 2100)
    }

    @Test("A value that goes may ask for values itself")
    func reentrant() {
        final class Asking {
            let object: AnyObject
            let asked: (AnyObject) -> Void
            init(_ object: AnyObject, _ asked: @escaping (AnyObject) -> Void) {
                (self.object, self.asked) = (object, asked)
            }
            deinit { asked(object) }
        }
        for object in [View(), Plain()] as [AnyObject] {
            var count = 0
            set(
                Asking(NSObject()) { other in
                    count += AssociatedObjects.value(of: other, key: &Keys.one) == nil ? 1 : 0
                    AssociatedObjects.set(1, of: other, key: &Keys.one, policy: .retain)
                }, object, &Keys.other)
            set(nil, object, &Keys.other)
            #expect(count == 1)
        }
    }

    @Test("Several threads may use them at once")
    func threads() {
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for index in 0..<200 {
                let object = NSObject()
                AssociatedObjects.set(index, of: object, key: &Keys.one, policy: .retain)
                #expect(AssociatedObjects.value(of: object, key: &Keys.one) as? Int == index)
            }
        }
    }
}
