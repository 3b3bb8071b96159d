/// The first stored member of every class whose objects are values of attributes.
///
/// Foundation on Linux compares such values when an attributed string is changed. It takes the first word of any object
/// for one of its own type numbers, of which 0 stops the program. The word names a type that nothing is, and then
/// Foundation asks `isEqual(_:)` as it should. (Seen with the Foundation of Swift 6.3; elsewhere it does nothing.)
struct AttributeWord: Sendable {
    private let word: UInt = 1 << 8
}
