/// A machine word that prevents a crash when Foundation on Linux compares values of text attributes. It is the first
/// stored member of the classes of such values, for example of `Font`.
///
/// Foundation on Linux compares such values when an attributed string is changed. It reads the first word of any object
/// as one of its own type numbers, of which 0 stops the program. This word is the number of no type, so that Foundation
/// calls `isEqual(_:)` as it should. (Observed with the Foundation of Swift 6.3; without effect elsewhere.)
struct AttributeWord: Sendable {
    private let word: UInt = 1 << 8
}
