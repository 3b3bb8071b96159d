import Foundation

/// Functions that write bytes to open files, and return an error if a write fails. Foundation's file handles are not
/// used, because a failed write would stop the program.
package enum FileBytes {
    /// Writes all bytes; returns the system's reason if this fails, and nil otherwise. If a system call writes only a
    /// part, further calls write the rest.
    package static func write(_ bytes: some Sequence<UInt8>, to descriptor: Int32) -> String? {
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return reason(errno)
            }
        }
        return nil
    }

    package static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
