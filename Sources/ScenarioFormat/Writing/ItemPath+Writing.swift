import Foundation

extension Scenario.ItemPath: JSONWritable {
    package var json: JSONValue { .string(description) }
}

extension Scenario.ElementName: JSONWritable {
    package var json: JSONValue { .string(description) }
}

extension IndexPath: JSONWritable {
    /// `"0-3"`. One of another length than two has a form, too, which no reader takes.
    package var json: JSONValue { .string(map { "\($0)" }.joined(separator: "-")) }
}
