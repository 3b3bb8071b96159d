import FlowTestSupport
import Foundation
import Testing
import UIKit

@testable import FlowRecorder

/// What the page on the recorder shows compiles, and does what it says.
@MainActor
@Suite struct PageTests {
    @Test("The controller of the page is the one that is compiled here")
    func controller() throws {
        let page = try Repository.text("docs/recorder.md").text
        let code = try Repository.text("Tests/FlowRecorderTests/Playing/QuestionController.swift").text
        #expect(page.contains("```swift\n\(code)```"))
    }

    @Test("A controller can give a player what is around its view")
    func surroundings() throws {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        var surroundings = ScenarioPlayer.Surroundings()
        surroundings.setSafeArea = { controller.additionalSafeAreaInsets = $0 }
        surroundings.setContentSizeCategory = { controller.traitOverrides.preferredContentSizeCategory = $0 }
        let json = """
            {"format": 2, "container": {"width": 320, "height": 480, "safeArea": [20, 0, 0, 0]},
            "layout": {"estimatedItemSize": [320, 50], "minimumLineSpacing": 0},
            "sections": [{"items": [
                {"actual": [320, 50], "actualByCategory": {"accessibilityLarge": [320, 90]}, "count": 20}
            ]}],
            "steps": [
                {"traits": {"contentSizeCategory": "accessibilityLarge"}}, {"insets": {"safeArea": [0, 0, 34, 0]}}
            ]}
            """
        let player = try ScenarioPlayer(scenario: Data(json.utf8), surroundings: surroundings)
        controller.view.addSubview(player.collectionView)
        _ = try player.play()
        #expect(player.problems == [])
        #expect(player.collectionView.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        #expect(player.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height == 90)
    }
}
