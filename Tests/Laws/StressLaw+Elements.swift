import FlowScenario
import FlowSimulator
import Foundation

// Laws of single elements on screen.

extension StressLaw {
    /// Origins are whole pixels, those of elements and those of their views; sizes are not rounded (R4.1, R17.11).
    static let pixelGrid = afterEveryStep("pixel-grid") { moment in
        let pixel = moment.run.pixel
        guard pixel > 0 else { return nil }
        func seen(
            _ frames: WritableKeyPath<Scenario.Expectation, [Scenario.FrameExpectation]>,
            _ name: Scenario.ElementName, _ frame: CGRect
        ) -> Breach? {
            let origin = frame.origin
            let rounded = CGPoint(x: (origin.x / pixel).rounded() * pixel, y: (origin.y / pixel).rounded() * pixel)
            guard !rounded.isNear(origin, within: 0.001) else { return nil }
            let wanted = Scenario.FrameExpectation(element: name, frame: CGRect(origin: rounded, size: frame.size))
            return ("\(name) begins between two pixels", .of(frames, [wanted]))
        }
        for element in StressFrames(moment.run).elements {
            if let seen = seen(\.frames, element.name, element.frame) { return seen }
        }
        for (element, view) in moment.host.elementViews {
            if let seen = seen(\.views, element, view.frame) { return seen }
        }
        return nil
    }

    /// Every element in the viewport has one view with its frame, and headers and footers keep their frames until the
    /// view is notified (R6.13).
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
        return ("a header or footer moved and the view was not told", .of(\.issues, others))
    }

    private static func views(_ element: Scenario.ElementName, at place: CGRect?) -> Scenario.Expectation {
        .of(\.views, [.init(element: element, frame: place)])
    }
}

extension StressMoment {
    /// The frames of all elements, and of backgrounds that touch the viewport or a background's view.
    fileprivate var places: [Scenario.ElementName: CGRect] {
        var places = Dictionary(uniqueKeysWithValues: StressFrames(run).elements.map { ($0.name, $0.frame) })
        let around = host.elementViews.reduce(view.bounds) { $0.union($1.view.frame) }
        for snapshot in host.elementSnapshots(in: around) where snapshot.category == .decorationView {
            places[snapshot.name] = snapshot.frame
        }
        return places
    }
}
