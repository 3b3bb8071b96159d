/// A type whose objects are made from a class that is known only at run time. Examples are a view's `layerClass` and a
/// layout's `layoutAttributesClass` (C5).
///
/// Swift makes such objects only with required initializers, and every subclass with initializers of its own would have
/// to declare that one. An unavailable required initializer need not be declared, and client code cannot call it.
/// Therefore the initializer is unavailable, as is the conformance, which only a cast at run time finds.
@preconcurrency @MainActor
package protocol DynamicallyMade: AnyObject {
    /// Makes an object of a class that is known only at run time. The object is made as by the class's `init()`. The
    /// parameter has no content: it distinguishes this initializer from `init()`.
    init(_dynamically: Void)
}

/// Makes an object of a class that is known only at run time, as the class's `init()` does. Returns nil if the class
/// does not conform to `DynamicallyMade`.
@MainActor
package func makeDynamically<Object: AnyObject>(_ type: Object.Type) -> Object? {
    (type as Any as? any DynamicallyMade.Type)?.init(_dynamically: ()) as? Object
}
