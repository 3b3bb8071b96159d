import UIKit
import XCTest

/// The form of a test class on the main actor whose tests are synchronous that XCTest lists here: without
/// `@preconcurrency` the runner stops at the first of them, and no test of the whole bundle runs.
@preconcurrency @MainActor
final class MainActorXCTests: XCTestCase {
    private lazy var view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))

    func testSynchronous() {
        XCTAssertEqual(view.frame.height, 20)
    }

    func testSynchronousAndThrowing() throws {
        view.frame.size.height = 5
        XCTAssertEqual(try XCTUnwrap(view.superview ?? view).bounds.height, 5)
    }

    func testAsynchronous() async {
        XCTAssertEqual(view.frame.width, 10)
    }
}
