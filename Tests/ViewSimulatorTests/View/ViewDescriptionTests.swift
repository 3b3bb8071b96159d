import FlowTestSupport
import Foundation
import Testing
import ViewSimulator

@MainActor @Suite("Descriptions of views")
struct ViewDescriptionTests {
    class Card: View {}
    final class Title: Label {}

    private func text(_ view: View) -> String {
        // The addresses are not the same twice.
        view.description.replacingOccurrences(of: "0x[0-9a-f]+", with: "0x0", options: .regularExpression)
    }

    @Test("A view names UIKit's class and says where it is")
    func own() {
        #expect(text(View(frame: rect(1, 2.5, 30, 40))) == "<UIView: 0x0; frame = (1 2.5; 30 40); layer = <CALayer>>")
        let label = Label(frame: .zero)
        label.isHidden = true
        label.alpha = 0.5
        #expect(label.description.hasPrefix("<UILabel: 0x"))
        #expect(text(label).contains("hidden = YES; alpha = 0.5; layer"))
        _ = label.layer
        #expect(text(label).hasSuffix("layer = <CALayer: 0x0>>"))
    }

    @Test("A view of client code's class names it, and the class of UIKit's that it is made of")
    func subclasses() {
        let name = "ViewSimulatorTests.ViewDescriptionTests"
        #expect(text(Card(frame: .zero)) == "<\(name).Card: 0x0; frame = (0 0; 0 0); layer = <CALayer>>")
        #expect(text(Title(frame: .zero)).hasPrefix("<\(name).Title: 0x0; baseClass = UILabel; frame = (0 0; 0 0); "))
    }
}
