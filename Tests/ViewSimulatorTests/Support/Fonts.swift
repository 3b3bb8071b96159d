@testable import ViewSimulator

extension Font {
    /// Whether both measure the same at the moment, whether they follow the text size or not.
    func measures(like other: Font) -> Bool { spec == other.spec }
}
