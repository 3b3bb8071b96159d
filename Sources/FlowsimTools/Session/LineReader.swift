import Foundation

/// A reader that returns the lines of an open file as they arrive. A line that is too long is never stored as a whole.
struct LineReader {
    enum Line: Equatable {
        case text([UInt8])
        /// A line that is too long. Its bytes were discarded.
        case tooLong
    }

    /// The greatest number of bytes in a line, without the line end.
    static let limit = 1_048_576

    private let descriptor: Int32
    private var buffer: [UInt8] = []
    /// The index in the buffer at which the next line begins.
    private var start = 0
    private var isAtEnd = false

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Waits for the next line and returns it; `nil` at the end of the file. Bytes after the last line end are a line
    /// as well.
    mutating func next() -> Line? {
        var searched = start
        var isTooLong = false
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { start = end + 1 }
                return isTooLong || end - start > Self.limit ? .tooLong : .text(Array(buffer[start..<end]))
            }
            if buffer.count - start > Self.limit {
                isTooLong = true
                start = buffer.count
            }
            if isAtEnd {
                defer { start = buffer.count }
                if isTooLong { return .tooLong }
                return start < buffer.count ? .text(Array(buffer[start...])) : nil
            }
            // Lines that were returned are discarded.
            buffer.removeFirst(start)
            start = 0
            searched = buffer.count
            read()
        }
    }

    private mutating func read() {
        var part = [UInt8](repeating: 0, count: 65_536)
        var count = -1
        repeat { count = Foundation.read(descriptor, &part, part.count) } while count < 0 && errno == EINTR
        if count > 0 { buffer += part[..<count] } else { isAtEnd = true }
    }
}
