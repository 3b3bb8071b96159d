/// Lays the view out and compares all frames with a file that is kept next to the test.
///
/// ```swift
/// @Test func feed() {
///     let feed = Feed(rows: 20)
///     expectLayout(of: feed.view, matches: "Feed.load")
/// }
/// ```
///
/// The file is `__Layouts__/Feed.load.txt`: a line for each element on screen, see ``LayoutText``. Frames are compared,
/// not images, so the file is the same on every machine. A difference fails the test, in Swift Testing as in XCTest,
/// lists the differences element by element, and attaches drawings of the expected and of the actual layout.
///
/// A missing file is written, and the test fails this once, so that the new file is noticed. With
/// `FLOW_RECORD_LAYOUTS=1` in the environment files that differ are written again, and their tests fail this once; with
/// `FLOW_RECORD_LAYOUTS=never`, for continuous integration, no file is written. With `FLOW_ATTACHMENTS=FOLDER` the
/// drawings are written to a folder.
///
/// - Parameters:
///   - view: A collection view or a table view.
///   - name: Names the file: letters, points, spaces, no slashes. Two tests of a folder with one name share the file.
///   - extent: The part of the content that is compared: the viewport unless given.
///   - uncertainTexts: Whether a layout is recorded in which a text may have another number of lines on a device,
///     because the widths of its font are not known exactly. It is, unless given.
///   - fileID: The module and the file of the test that fails.
///   - filePath: The file of the test that fails, next to which the layout is kept.
///   - line: Its line.
///   - column: Its column.
/// - Returns: Whether it matched.
@discardableResult
@MainActor
public func expectLayout(
    of view: some LayoutView, matches name: String, _ extent: LayoutExtent = .viewport,
    uncertainTexts: UncertainTexts = .recorded,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
    let settings = TestSettings.current
    view.layoutIfNeeded()
    let expectation = LayoutExpectation(name: name, settings: settings, uncertainTexts: uncertainTexts)
    guard let failure = expectation.failure(of: view, extent, besideTestAt: "\(filePath)") else { return true }
    failure.record(at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column), settings)
    return false
}
