import Testing
import UIKit

@Suite("Geometry in boxes and as text")
struct ValueTests {
    let rect = CGRect(x: 1, y: 2.5, width: 30, height: 40)

    @Test("What goes into a value comes out of it")
    func boxes() {
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
        #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    }

    @Test("Geometry is written in braces and read back")
    func texts() {
        #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {30, 40}}")
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
        #expect(NSCoder.cgPoint(for: NSCoder.string(for: rect.origin)) == rect.origin)
        #expect(NSCoder.cgSize(for: NSCoder.string(for: rect.size)) == rect.size)
        let small = CGPoint(x: 0.1, y: -1e-20)
        #expect(NSCoder.cgPoint(for: NSCoder.string(for: small)) == small)
        #expect(NSCoder.cgRect(for: "nothing of the kind") == .zero)
    }

    @Test("Index paths of both kinds have sections, items and rows")
    func indexPaths() {
        let path = NSIndexPath(item: 3, section: 2)
        #expect(path.section == 2)
        #expect(path.item == 3)
        #expect(path.row == 3)
        #expect(NSIndexPath(row: 3, section: 2) == path)
        #expect(IndexPath(item: 3, section: 2) == path as IndexPath)
    }

    @Test("Times of both clocks move on, and what runs in a pool answers")
    func clocks() throws {
        let (media, absolute) = (CACurrentMediaTime(), CFAbsoluteTimeGetCurrent())
        #expect(CACurrentMediaTime() >= media)
        #expect(media > 0)
        #expect(CFAbsoluteTimeGetCurrent() >= absolute)
        #expect(abs(absolute - Date().timeIntervalSinceReferenceDate) < 60)
        #expect(autoreleasepool { 3 } == 3)
        struct Failure: Error {}
        #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
    }
}
