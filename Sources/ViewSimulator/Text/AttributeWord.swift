/// A machine word that prevents a crash of Foundation on Linux. A class whose objects are values of text attributes has
/// this word as its first stored member.
///
/// Foundation on Linux compares such values when an attributed string is changed. It reads the first word of any object
/// as one of its own type numbers, of which 0 stops the program. This word is the number of no type, so that Foundation
/// calls `isEqual(_:)` as it should. (Observed with the Foundation of Swift 6.3; without effect elsewhere.)
struct AttributeWord: Sendable {
    private let word: UInt = 1 << 8
}
