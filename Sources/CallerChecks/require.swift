/// Stops the program and prints a message if a condition is false. The caller's code has to fulfil the condition. It is
/// checked in optimized builds, too.
///
/// `precondition` stops optimized programs without its message. It is for what only this package's own code can break.
///
/// The condition is checked in line. The sentence is made out of line, once it is needed: its closure is on the stack.
///
/// - Parameters:
///   - condition: what has to hold.
///   - message: what is wrong, with the values that disagree.
///   - file: where the caller's code is, where a function can know it. The place of the check otherwise.
///   - line: the line in that file.
// R18.7: a mistake of the caller has its sentence in optimized builds, too.
@inlinable @inline(__always)
package func require(
    _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) {
    if !condition { stop(message, file, line) }
}

/// Stops the program and prints a message because of a mistake in the caller's code. Works in optimized builds, too.
///
/// - Parameters:
///   - message: what is wrong, with the values that disagree.
///   - file: where the caller's code is, where a function can know it. The place of the call otherwise.
///   - line: the line in that file.
@inlinable @inline(__always)
package func stop(
    _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
    stop(message, file, line)
}

/// Stops the program after a failed check. The function is not inlined, so that a check costs its callers only a
/// branch.
@usableFromInline @inline(never)
package func stop(_ message: () -> String, _ file: StaticString, _ line: UInt) -> Never {
    fatalError(message(), file: file, line: line)
}
