import FlowScenario
import FlowSimulator
import Foundation

// What is on screen, element by element.

extension StressLaw {
    /// All origins are whole pixels, of items, headers and footers as of the views that show them; sizes are left as
    /// they are (R4.1, R17.11).
    static let pixelGrid = afterEveryStep("pixel-grid") { moment in
        let pixel = moment.run.pixel
        guard pixel > 0 else { return nil }
        func seen(_ key: String, _ name: Scenario.ElementName, _ frame: CGRect) -> (String, JSONValue)? {
            let origin = frame.origin
            let rounded = CGPoint(x: (origin.x / pixel).rounded() * pixel, y: (origin.y / pixel).rounded() * pixel)
            guard !rounded.isNear(origin, within: 0.001) else { return nil }
            let wanted = CGRect(origin: rounded, size: frame.size)
            var expectation: JSONValue = [:]
            expectation[key] = .object([.init(key: "\(name)", value: wanted.json)])
            return ("\(name) begins between two pixels", expectation)
        }
        for element in StressFrames(moment.run).elements {
            if let seen = seen("frames", element.name, element.frame) { return seen }
        }
        for (element, view) in moment.host.elementViews {
            if let seen = seen("views", element, view.frame) { return seen }
        }
        return nil
    }

    /// Every element in the viewport has one view, which is where the element is; and the layout keeps to what it
    /// said of headers and footers until somebody notifies the view (R6.13).
    static let shownOnce = afterEveryStep(
        "shown-once", often: [.invalidate, .scroll, .insets],
        applies: { $0.layout.quirks.isEmpty && !$0.hasUndecidedCells }
    ) { moment in
        var views: [Scenario.ElementName: CGRect] = [:]
        let places = moment.places
        for (element, view) in moment.host.elementViews {
            let place = places[element]
            let isFirst = views.updateValue(view.frame, forKey: element) == nil
            guard !isFirst || place.map({ !$0.isNear(view.frame) }) ?? true else { continue }
            let what = !isFirst ? "has two views" : place == nil ? "is gone and has a view" : "is not where its view is"
            return ("\(element) \(what)", Self.views(element, at: place))
        }
        for (element, place) in places
        where place.overlaps(moment.view.bounds, byMoreThan: moment.run.sharedEdge) && views[element] == nil {
            return ("\(element) is in the viewport and has no view", Self.views(element, at: place))
        }
        let issues = moment.run.report.steps.last?.issues.map(\.kind) ?? []
        guard issues.contains(IssueName.supplementaryChanged.rawValue) else { return nil }
        let others = issues.filter { $0 != IssueName.supplementaryChanged.rawValue }
        return ("a header or footer moved and the view was not told", ["issues": .array(others.map { .string($0) })])
    }

    private static func views(_ element: Scenario.ElementName, at place: CGRect?) -> JSONValue {
        ["views": .object([.init(key: "\(element)", value: place?.json ?? .null)])]
    }
}

extension StressMoment {
    /// Where everything is, backgrounds as far as they touch the viewport or a view of theirs.
    fileprivate var places: [Scenario.ElementName: CGRect] {
        var places = Dictionary(uniqueKeysWithValues: StressFrames(run).elements.map { ($0.name, $0.frame) })
        let around = host.elementViews.reduce(view.bounds) { $0.union($1.view.frame) }
        for snapshot in host.elementSnapshots(in: around) where snapshot.category == .decorationView {
            places[snapshot.name] = snapshot.frame
        }
        return places
    }
}
