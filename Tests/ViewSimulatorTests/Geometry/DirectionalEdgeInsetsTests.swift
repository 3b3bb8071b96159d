import Foundation
import Testing
import ViewSimulator

@Suite
struct DirectionalEdgeInsetsTests {
    @Test("Insets by direction are values that can be compared and stored")
    func values() throws {
        let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(DirectionalEdgeInsets() == .zero)
        #expect(insets != .zero)
        let data = try JSONEncoder().encode(insets)
        #expect(try JSONDecoder().decode(DirectionalEdgeInsets.self, from: data) == insets)
    }

    @Test("Edges are sets with UIKit's bits")
    func edges() {
        #expect(RectEdge.all.rawValue == 15)
        #expect(RectEdge.right.rawValue == 8)
        #expect(RectEdge.bottom.rawValue == 4)
        #expect(DirectionalRectEdge.all == [.top, .leading, .bottom, .trailing])
        #expect(DirectionalRectEdge.trailing.rawValue == 8)
    }
}
