import Foundation
import Testing
import ControlSimulator
import ViewSimulator

/// A place or a size that is not a number stops the program where client code sets it (R13.11).
@Suite("Geometry that is not a number")
struct InvalidGeometryTests {
    enum Setting: String, CaseIterable, Codable, Sendable {
        case frameOrigin, frameSize, bounds, boundsSize, center, initial
        case layerFrame, layerBounds, layerPosition, viewLayerFrame, viewLayerPosition, infinitelyFarAndWide

        var words: String {
            switch self {
            case .frameOrigin: "CALayer position contains NaN: [nan 20.0]."
            case .frameSize: "CALayer position contains NaN: [5.0 nan]."
            case .bounds: "CALayer bounds contains NaN: [0.0 nan; 30.0 40.0]."
            case .boundsSize: "CALayer bounds contains NaN: [0.0 0.0; nan 40.0]."
            case .center: "CALayer position contains NaN: [nan nan]."
            case .initial: "CALayer position contains NaN: [nan 7.5]."
            case .layerFrame, .viewLayerFrame: "CALayer position contains NaN: [nan 2.0]."
            case .layerBounds: "CALayer bounds contains NaN: [0.0 0.0; nan 2.0]."
            case .layerPosition, .viewLayerPosition: "CALayer position contains NaN: [1.0 nan]."
            case .infinitelyFarAndWide: "CALayer position contains NaN: [nan 0.0]."
            }
        }

        @MainActor
        func set() {
            let view = View(frame: CGRect(x: 0, y: 0, width: 30, height: 40)), layer = Layer()
            view.accessibilityIdentifier = "card"
            let wrong = CGRect(x: CGFloat.nan, y: 1, width: 2, height: 2)
            switch self {
            case .frameOrigin: view.frame.origin.x = .nan
            case .frameSize: view.frame = CGRect(x: 0, y: 0, width: 10, height: CGFloat.nan)
            case .bounds: view.bounds.origin.y = .nan
            case .boundsSize: view.bounds.size.width = .nan
            case .center: view.center = CGPoint(x: CGFloat.nan, y: CGFloat.nan)
            case .initial: _ = View(frame: CGRect(x: CGFloat.nan, y: 0, width: .nan, height: 15))
            case .layerFrame: layer.frame = wrong
            case .layerBounds: layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 2)
            case .layerPosition: layer.position = CGPoint(x: 1, y: CGFloat.nan)
            case .viewLayerFrame: view.layer.frame = wrong
            case .viewLayerPosition: view.layer.position = CGPoint(x: 1, y: CGFloat.nan)
            case .infinitelyFarAndWide: view.frame = CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 0)
            }
        }
    }

    @Test("R13.11: it stops with UIKit's words", arguments: Setting.allCases)
    func stops(setting: Setting) async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { [setting] in
            await setting.set()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("CALayerInvalidGeometry: \(setting.words) Layer: <"))
    }

    @Test("R13.11: the view is named")
    func names() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Setting.center.set()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "<Layer; position = CGPoint (15.0 20.0); bounds = CGRect (0.0 0.0; 30.0 40.0); delegate = <card>>"))
    }

    @Test("R13.11: infinite lengths and places are kept")
    @MainActor
    func infinite() {
        let view = View(frame: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10))
        #expect(view.frame.size.width == .infinity)
        #expect(view.center == CGPoint(x: CGFloat.infinity, y: 5))
        view.frame = CGRect(x: 3, y: 0, width: 5, height: CGFloat.greatestFiniteMagnitude)
        view.bounds.origin.x = .infinity
        view.center = CGPoint(x: -CGFloat.infinity, y: 0)
        #expect(view.frame.size == CGSize(width: 5, height: CGFloat.greatestFiniteMagnitude))
    }

    @Test("Insets and sizes that are no numbers are data: what is placed by them stops nothing")
    @MainActor
    func computed() {
        let button = Button(type: .system), field = TextField(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
        button.setTitle("Title", for: .normal)
        button.contentEdgeInsets = EdgeInsets(top: .nan, left: .nan, bottom: 0, right: 0)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        button.layoutIfNeeded()
        field.layoutIfNeeded()
        #expect(button.titleLabel?.frame.origin.x.isNaN == false)
    }
}
