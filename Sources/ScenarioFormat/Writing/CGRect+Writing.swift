import Foundation

// Points, sizes and insets, too.

extension CGPoint: JSONWritable {
    package var json: JSONValue { .numbers(x, y) }
}

extension CGSize: JSONWritable {
    package var json: JSONValue { .numbers(width, height) }
}

extension CGRect: JSONWritable {
    /// The stored numbers: `width` and `height` would be those of a standardized rectangle.
    package var json: JSONValue { .numbers(origin.x, origin.y, size.width, size.height) }
}

extension Scenario.Insets: JSONWritable {
    package var json: JSONValue { .numbers(top, left, bottom, right) }
}
