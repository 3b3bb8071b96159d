import FlowTesting
import Foundation
import Testing

/// The pictures of the guide, drawn from the views of its recipes. With `FLOWSIM_DRAW=1` in the environment they are
/// drawn anew.
@MainActor @Suite("The guide's pictures are what is drawn today")
struct PictureOfRecipeTests {
    @Test func tags() throws { try compare(LeftAlignedTagsTests().view.svg(title: "Left-aligned tags"), "tags") }

    @Test func stickyHeaders() throws {
        let recipe = StickyHeaderTests()
        recipe.scroll(to: 890)
        try compare(recipe.contacts.view.svg(title: "The next header pushes the one before"), "sticky-headers")
    }

    @Test func waterfall() throws { try compare(WaterfallTests().view.svg(title: "A waterfall"), "waterfall") }

    @Test func chat() throws { try compare(ChatTests().chat.view.svg(title: "A chat at its end"), "chat") }

    @Test func feed() throws {
        let feed = Feed(posts: 10_000)
        feed.view.layoutIfNeeded()
        try compare(feed.view.svg(title: "A feed"), "feed")
    }

    @Test func table() throws { try compare(NotesTests().notes.table.svg(title: "A table of notes"), "table") }

    @Test func settings() throws {
        try compare(SettingsTests().settings.view.svg(title: "A list of settings"), "settings")
    }

    private func compare(_ drawn: String, _ name: String) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../images/cookbook/\(name).svg").standardizedFileURL
        if ProcessInfo.processInfo.environment["FLOWSIM_DRAW"] != nil {
            try Data(drawn.utf8).write(to: file)
            Issue.record("\(name) was drawn anew")
        }
        #expect(drawn == (try String(contentsOf: file, encoding: .utf8)), "\(name) is not what is drawn")
    }
}
