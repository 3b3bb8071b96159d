import Foundation
import FlowTestSupport
import Testing

/// Unsafe memory is where its name says so.
@Suite("Unsafe memory")
struct UnsafeFilesTests {
    @Test("Only files named +Unsafe read and write memory by themselves")
    func names() throws {
        let folder = Repository.root.appendingPathComponent("Sources/FlowEngine")
        let files = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
            .filter { $0.hasSuffix(".swift") }
        #expect(files.contains { $0.hasSuffix("+Unsafe.swift") })
        #expect(files.count > 40)
        let words = [
            "UnsafeMutable", "UnsafeBuffer", "UnsafeRaw", "UnsafePointer", "Unmanaged", "withUnsafe", "unsafeDowncast",
        ]
        for file in files where !file.hasSuffix("+Unsafe.swift") {
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            #expect(!words.contains { text.contains($0) }, "\(file)")
        }
    }
}
