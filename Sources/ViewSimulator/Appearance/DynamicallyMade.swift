/// Makes objects of classes that are only known as values: a view's `layerClass`, a layout's `layoutAttributesClass`
/// (C5).
///
/// Swift makes such objects by required initializers only, and every subclass with initializers of its own would have
/// to declare that one. Of an unavailable one it demands nothing, and client code never meets it. So the initializer
/// is unavailable, as is the conformance, which only a cast at run time finds.
@preconcurrency @MainActor
package protocol DynamicallyMade: AnyObject {
    /// Calls `init()` of the object's class.
    init(_dynamically: Void)
}

/// Makes an object of a class as `init()` does; nil for a class that cannot be made so.
@MainActor
package func makeDynamically<Object: AnyObject>(_ type: Object.Type) -> Object? {
    (type as Any as? any DynamicallyMade.Type)?.init(_dynamically: ()) as? Object
}
