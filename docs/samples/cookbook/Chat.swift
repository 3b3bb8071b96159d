import FlowSimulator
import Testing
import UIKit

/// Messages as high as their texts, the latest at the bottom.
@MainActor
final class Chat {
    let view: UICollectionView
    private let source: ItemSource<String, TextCell>

    init(_ messages: [String]) {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 320, height: 60)
        layout.minimumLineSpacing = 0
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        source = ItemSource(messages) { cell, text in cell.label.text = text }
        source.connect(to: view)
        // What keeps its place: the last row in view, and the end for whoever is there.
        view.anchorPolicy = .bottom
        view.layoutIfNeeded()
        if !messages.isEmpty {
            view.scrollToItem(at: IndexPath(item: messages.count - 1, section: 0), at: .bottom, animated: false)
            view.layoutIfNeeded()
        }
    }

    /// A message that came in.
    func receive(_ message: String) { insert([message], at: source.items.count) }

    /// What was said before, fetched when the reader comes near the top.
    func load(older messages: [String]) { insert(messages, at: 0) }

    private func insert(_ messages: [String], at item: Int) {
        source.items.insert(contentsOf: messages, at: item)
        view.performBatchUpdates {
            self.view.insertItems(at: messages.indices.map { IndexPath(item: item + $0, section: 0) })
        }
        view.layoutIfNeeded()
    }
}

@MainActor @Suite("A chat keeps the reader's place")
struct ChatTests {
    let chat = Chat((0..<50).map { String(repeating: "something that was said ", count: 1 + $0 % 4) })

    var distanceToTheEnd: CGFloat { chat.view.contentSize.height - chat.view.bounds.maxY }

    /// The first message on screen and its place there.
    func firstMessage() throws -> (text: String?, y: CGFloat) {
        let path = try #require(chat.view.indexPathsForVisibleItems.min())
        let cell = try #require(chat.view.cellForItem(at: path) as? TextCell)
        return (cell.label.text, cell.frame.minY - chat.view.contentOffset.y)
    }

    @Test func itOpensAtTheEnd() {
        #expect(distanceToTheEnd == 0)
    }

    @Test func aNewMessageIsSeenByAReaderAtTheEnd() {
        chat.receive(String(repeating: "a long answer ", count: 20))
        #expect(distanceToTheEnd == 0)
        #expect(chat.view.indexPathsForVisibleItems.max() == IndexPath(item: 50, section: 0))
    }

    @Test func olderMessagesComeInAboveWithoutMovingAnything() throws {
        chat.view.contentOffset.y = 200
        chat.view.layoutIfNeeded()
        let (text, y) = try firstMessage()
        chat.load(older: (0..<30).map { "older message \($0)" })
        #expect(try firstMessage().text == text)
        #expect(try firstMessage().y == y)
    }
}
