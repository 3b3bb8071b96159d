import Foundation

/// A link between a key in documents and a property of an object, such as `itemSize` of a layout. Running a scenario
/// sets the property, and a recording reads it.
package struct ObjectProperty<Value, Object: AnyObject> {
    /// The key in documents.
    package let key: String
    /// The property's name in code.
    package let name: String
    package let path: PartialKeyPath<Object>
    let set: @MainActor (Value, Object) -> Void
    let read: @MainActor (Object, inout Value) -> Void

    /// Makes a property whose type differs from the type in documents.
    ///
    /// - Parameters:
    ///   - name: The property's name in code, if it is not the key.
    ///   - set: Converts the value of a document; nil leaves the property as it is.
    ///   - read: Converts the object's value.
    @MainActor
    package init<Documented, Property: Equatable>(
        _ key: String, _ path: ReferenceWritableKeyPath<Object, Property>,
        _ value: WritableKeyPath<Value, Documented>, name: String? = nil,
        set: @escaping (Documented) -> Property?, read: @escaping (Property) -> Documented
    ) {
        self.key = key
        self.name = name ?? key
        self.path = path
        self.set = {
            guard let new = set($0[keyPath: value]), $1[keyPath: path] != new else { return }
            $1[keyPath: path] = new
        }
        self.read = { $1[keyPath: value] = read($0[keyPath: path]) }
    }
}

@MainActor
extension ObjectProperty {
    package init<Property: Equatable>(
        _ key: String, _ path: ReferenceWritableKeyPath<Object, Property>, _ value: WritableKeyPath<Value, Property>,
        name: String? = nil
    ) {
        self.init(key, path, value, name: name, set: { $0 }, read: { $0 })
    }

    /// Makes a property that a scenario need not set. If the scenario's value is nil, the object's property stays as it
    /// is.
    package init<Property: Equatable>(
        _ key: String, _ path: ReferenceWritableKeyPath<Object, Property>, _ value: WritableKeyPath<Value, Property?>,
        name: String? = nil
    ) {
        self.init(key, path, value, name: name, set: { $0 }, read: { $0 })
    }

    /// Makes a property that is a length.
    package init(
        _ key: String, _ path: ReferenceWritableKeyPath<Object, CGFloat>, _ value: WritableKeyPath<Value, Double>
    ) {
        self.init(key, path, value, set: { CGFloat($0) }, read: { Double($0) })
    }

    /// Makes a property that is a length and that a scenario need not set. If the scenario's value is nil, the object's
    /// property stays as it is.
    package init(
        _ key: String, _ path: ReferenceWritableKeyPath<Object, CGFloat>, _ value: WritableKeyPath<Value, Double?>
    ) {
        self.init(key, path, value, set: { $0.map { CGFloat($0) } }, read: { Double($0) })
    }

    /// Makes a property that is an enumeration. An unknown case is read as the first case.
    package init<Documented: UIKitNumbered, Property: RawRepresentable<Int> & Equatable>(
        _ key: String, _ path: ReferenceWritableKeyPath<Object, Property>, _ value: WritableKeyPath<Value, Documented>
    ) {
        self.init(key, path, value, set: { $0.inUIKit() }, read: { Documented($0) })
    }
}

extension Array {
    /// Copies the properties from a scenario's value to an object, in order. Properties that are already equal are not
    /// set.
    @MainActor
    package func set<Value, Object>(_ value: Value, on object: Object) where Element == ObjectProperty<Value, Object> {
        for property in self { property.set(value, object) }
    }

    /// Copies the properties from an object to a scenario's value, in order.
    @MainActor
    package func read<Value, Object>(from object: Object, into value: inout Value)
    where Element == ObjectProperty<Value, Object> {
        for property in self { property.read(object, &value) }
    }
}
