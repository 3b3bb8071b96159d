import Foundation

// Points, sizes and insets, and paths.

extension CGPoint: JSONWritable {
    package var json: JSONValue { .numbers(x, y) }
}

extension CGSize: JSONWritable {
    package var json: JSONValue { .numbers(width, height) }
}

extension CGRect: JSONWritable {
    /// The rectangle as a list of its stored numbers. The properties `width` and `height` are not used, because they
    /// return the lengths of the standardized rectangle.
    package var json: JSONValue { .numbers(origin.x, origin.y, size.width, size.height) }
}

extension Scenario.Insets: JSONWritable {
    package var json: JSONValue { .numbers(top, left, bottom, right) }
}

extension Scenario.ItemPath: JSONWritable {
    package var json: JSONValue { .string(description) }
}

extension Scenario.ElementName: JSONWritable {
    package var json: JSONValue { .string(description) }
}

extension IndexPath: JSONWritable {
    /// The path as a text such as `"0-3"`. A path that does not have exactly two parts is also written, but no reader
    /// accepts it.
    package var json: JSONValue { .string(map { "\($0)" }.joined(separator: "-")) }
}
