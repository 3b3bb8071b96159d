import Foundation

// Points, sizes and insets, too.

extension CGPoint: JSONWritable {
    package var json: JSONValue { .numbers(x, y) }
}

extension CGSize: JSONWritable {
    package var json: JSONValue { .numbers(width, height) }
}

extension CGRect: JSONWritable {
    /// As it stands: `width` and `height` would be those of a rectangle that is never turned inside out.
    package var json: JSONValue { .numbers(origin.x, origin.y, size.width, size.height) }
}

extension Scenario.Insets: JSONWritable {
    package var json: JSONValue { .numbers(top, left, bottom, right) }
}
