import FlowScenario
import FlowSimulator
import Foundation

extension StressLaw {
    /// A layout from right to left mirrors one from left to right after every step, and so does its viewport.
    static let mirror = StressLaw(
        name: "mirror", excludes: [.movement, .drag], often: [.resize, .scroll, .resizeItems],
        // Pages are counted from the content's left, so other items are measured early. Other anchors are not UIKit's.
        // With an average nothing is at whole pixels, and rounding decides whether the last pixel of an item is seen.
        applies: {
            !$0.hasUndecidedCells && $0.layout.quirks.isEmpty && $0.layout.options.queryRect == .bounds
                && $0.layout.anchor.holdsWhileMeasuring && $0.layout.estimate != .automatic
        }
    ) { scenario throws(ScenarioError) in
        let left = scenario.flipping(to: .leftToRight)
        let right = scenario.mirrored.flipping(to: .rightToLeft)
        let twins = StressTwins(model: ScenarioRun(left), run: ScenarioRun(right))
        var isCoveredAlong = false
        return try twins.firstDifference(of: right) {
            // A safe area insets the content along the axis once it is longer than the view. Until then the content is
            // at the left in both directions: the twins reach that moment from different offsets.
            isCoveredAlong = isCoveredAlong || twins.run.isCoveredAlong
            guard !isCoveredAlong else { return nil }
            let (wanted, view) = (StressFrames(twins.model).mirrored, twins.run.collectionView)
            let pixel = twins.run.pixel
            // An origin between two pixels is rounded.
            let isNear = { (found: CGRect, wanted: CGRect) in
                found.isNear(wanted) || !wanted.minX.isWhole(in: pixel) && found.isNear(wanted, across: pixel)
            }
            if let seen = wanted.expectation(against: StressFrames(twins.run), isNear: isNear) { return seen }
            // A scroll view keeps content that is shorter than itself at the left, in both directions.
            guard !twins.model.isOffCentre, !twins.run.isOffCentre else { return nil }
            let offset = twins.model.collectionView.mirroredOffset
            guard !offset.isNear(view.contentOffset, within: pixel + 0.01) else { return nil }
            return ("the viewport shows another part than from left to right", .of(\.contentOffset, offset))
        }
    }
}

extension ScenarioRun {
    fileprivate var isCoveredAlong: Bool {
        let area = collectionView.safeAreaInsets
        return scrollAxis == .horizontal && (area.left != 0 || area.right != 0)
    }

    /// Whether content and insets do not fill the view, or fill more than it across the scroll axis.
    fileprivate var isOffCentre: Bool { (legalOffsets.start.x == legalOffsets.end.x) != (scrollAxis == .vertical) }

    /// The length of a pixel in points; 0 if origins are not rounded.
    var pixel: Double {
        let scale = dataSource.surroundings.scale
        return scale > 0 ? 1 / scale : 0
    }
}

extension CGFloat {
    fileprivate func isWhole(in pixel: Double) -> Bool {
        pixel == 0 || (self / pixel - (self / pixel).rounded()).magnitude < 0.001
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect, across pixel: Double) -> Bool {
        abs(minX - other.minX) <= pixel + 0.001 && abs(minY - other.minY) <= 0.001 && size.isNear(other.size)
    }
}

extension CollectionView {
    /// The offset at which a view of the other direction shows the same elements.
    fileprivate var mirroredOffset: CGPoint {
        CGPoint(x: contentSize.width - bounds.width - contentOffset.x, y: contentOffset.y)
    }
}

extension StressFrames {
    /// The frames in a view of the other direction.
    fileprivate var mirrored: StressFrames {
        StressFrames(
            elements: elements.map { element in
                var element = element
                element.frame.origin.x = contentSize.width - element.frame.maxX
                return element
            }, contentSize: contentSize)
    }
}

extension Scenario {
    /// Returns the scenario with a layout that is mirrored from right to left, and with a direction of texts.
    fileprivate func flipping(to direction: LayoutDirection) -> Scenario {
        var scenario = self
        scenario.container.layoutDirection = direction
        scenario.layout.flipsInRightToLeft = true
        for index in steps.indices { scenario.steps[index].action.flipLayouts() }
        return scenario
    }

    /// The scenario with left and right exchanged, except in the layout, which mirrors its section insets.
    fileprivate var mirrored: Scenario {
        var scenario = self
        scenario.container.insets.swapSides()
        scenario.container.safeArea.swapSides()
        scenario.container.layoutMargins.swapSides()
        for index in steps.indices { scenario.steps[index].action.mirror(!surface.scrollsVertically) }
        return scenario
    }
}

extension Scenario.Action {
    fileprivate mutating func changeParts(_ change: (inout Scenario.Action) -> Void) {
        guard case .together(var parts) = self else { return change(&self) }
        for index in parts.indices { change(&parts[index]) }
        self = .together(parts)
    }

    /// Sets the property in every step that sets others: such a step has all of them.
    fileprivate mutating func flipLayouts() {
        changeParts { part in
            guard case .set(var change) = part else { return }
            change.layout.flipsInRightToLeft = true
            part = .set(change)
        }
    }

    fileprivate mutating func mirror(_ isHorizontal: Bool) {
        changeParts { part in
            switch part {
            case .insets(var change):
                change.content?.swapSides()
                change.safeArea?.swapSides()
                change.layoutMargins?.swapSides()
                part = .insets(change)
            case .traits(var change):
                change.layoutDirection = change.layoutDirection.map {
                    $0 == .leftToRight ? .rightToLeft : .leftToRight
                }
                part = .traits(change)
            case .scroll(.by(let way)): part = .scroll(.by(CGPoint(x: 0 - way.x, y: way.y)))
            case .drag(.by(let way)): part = .drag(.by(CGPoint(x: 0 - way.x, y: way.y)))
            case .scroll(.toEdge(let edge)) where isHorizontal: part = .scroll(.toEdge(edge == .start ? .end : .start))
            case .scroll(.through(let edge)) where isHorizontal:
                part = .scroll(.through(edge == .start ? .end : .start))
            case .scrollTo(let path, .left): part = .scrollTo(path, .right)
            case .scrollTo(let path, .right): part = .scrollTo(path, .left)
            default: return
            }
        }
    }
}

extension Scenario.Insets {
    fileprivate mutating func swapSides() {
        self = Scenario.Insets(top: top, left: right, bottom: bottom, right: left)
    }
}
