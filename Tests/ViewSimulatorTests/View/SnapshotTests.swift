import Testing
import ViewSimulator

@MainActor @Suite
struct SnapshotTests {
    private let view = View(frame: rect(10, 20, 30, 40))

    @Test("A picture of a view is a view of its size, at zero, with nothing in it")
    func whole() throws {
        view.addSubview(View(frame: rect(0, 0, 5, 5)))
        view.bounds.origin.y = 7
        let picture = try #require(view.snapshotView(afterScreenUpdates: true))
        #expect(picture.frame == rect(0, 0, 30, 40))
        #expect(picture.subviews.isEmpty)
        #expect(picture.superview == nil)
        #expect(type(of: picture) == View.self)
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    }

    @Test("A picture of a part is a view of the part's size, at zero")
    func part() throws {
        let part = try #require(
            view.resizableSnapshotView(from: rect(5, 6, 7, 80), afterScreenUpdates: false, withCapInsets: .zero))
        #expect(part.frame == rect(0, 0, 7, 80))
    }
}
