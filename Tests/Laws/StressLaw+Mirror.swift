import FlowScenario
import FlowSimulator
import Foundation

extension StressLaw {
    /// Right to left is the mirror image of left to right, after every step: places, and the part of them that is seen.
    static let mirror = StressLaw(
        name: "mirror", excludes: [.movement, .drag], often: [.resize, .scroll, .resizeItems],
        // Pages are counted from the content's left, so other items are measured early. Other anchors are not UIKit's.
        // With an average nothing is at whole pixels, and rounding decides whether the last pixel of an item is seen.
        applies: {
            !$0.hasUndecidedCells && $0.layout.quirks.isEmpty && $0.layout.options.queryRect == .bounds
                && $0.layout.anchor.holdsWhileMeasuring && $0.layout.estimate != .automatic
        }
    ) { scenario throws(ScenarioError) in
        let left = try scenario.changing { $0.flip(to: "leftToRight") }
        let right = try scenario.changing { document in
            document.mirror()
            document.flip(to: "rightToLeft")
        }
        let twins = StressTwins(model: ScenarioRun(left), run: ScenarioRun(right))
        var isCoveredAlong = false
        return try twins.firstDifference(of: right) {
            // A safe area counts along the axis once the content is longer than the view. Until then content is at the
            // left, whichever way it reads: the twins come to that moment from other places.
            isCoveredAlong = isCoveredAlong || twins.run.isCoveredAlong
            guard !isCoveredAlong else { return nil }
            let (wanted, view) = (StressFrames(twins.model).mirrored, twins.run.collectionView)
            let pixel = twins.run.pixel
            // What comes to begin between two pixels is rounded.
            let isNear = { (found: CGRect, wanted: CGRect) in
                found.isNear(wanted) || !wanted.minX.isWhole(in: pixel) && found.isNear(wanted, across: pixel)
            }
            if let seen = wanted.expectation(against: StressFrames(twins.run), isNear: isNear) { return seen }
            // A scroll view holds content that is shorter than itself at the left, whichever way it reads.
            guard !twins.model.isOffCentre, !twins.run.isOffCentre else { return nil }
            let offset = twins.model.collectionView.mirroredOffset
            guard !offset.isNear(view.contentOffset, within: pixel + 0.01) else { return nil }
            return ("the viewport shows another part than from left to right", ["contentOffset": offset.json])
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

    /// In points; 0 where nothing is rounded.
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
    /// The offset at which a view that reads the other way shows the same.
    fileprivate var mirroredOffset: CGPoint {
        CGPoint(x: contentSize.width - bounds.width - contentOffset.x, y: contentOffset.y)
    }
}

extension StressFrames {
    /// What a view shows that reads the other way.
    fileprivate var mirrored: StressFrames {
        StressFrames(
            elements: elements.map { element in
                var element = element
                element.frame.origin.x = contentSize.width - element.frame.maxX
                return element
            }, contentSize: contentSize)
    }
}

extension JSONValue {
    /// Makes a document's layout flip where texts run from right to left, and sets how they run.
    fileprivate mutating func flip(to direction: JSONValue) {
        self["container"]?["layoutDirection"] = direction
        var layout = self["layout"] ?? [:]
        layout["flipsInRightToLeft"] = true
        self["layout"] = layout
    }

    /// Everything that distinguishes left and right, the other way round. Section insets are the layout's, which is
    /// mirrored itself.
    fileprivate mutating func mirror() {
        let isHorizontal = self["layout"]?["scrollDirection"] == "horizontal"
        steps = steps.map { $0.mirrored(isHorizontal) }
        for key in ["insets", "safeArea", "layoutMargins"] {
            let swapped = self["container"]?[key]?.sidesSwapped
            self["container"]?[key] = swapped
        }
    }

    fileprivate func mirrored(_ isHorizontal: Bool) -> JSONValue {
        var step = self
        if case .array(let parts)? = step["together"] {
            step["together"] = .array(parts.map { $0.mirrored(isHorizontal) })
        }
        for key in ["content", "safeArea", "layoutMargins"] {
            let swapped = step["insets"]?[key]?.sidesSwapped
            step["insets"]?[key] = swapped
        }
        step.swap("traits", "layoutDirection", ["leftToRight", "rightToLeft"])
        for key in ["scroll", "drag"] {
            guard case .array(let delta)? = step[key]?["by"], delta.count == 2, case .number(let x) = delta[0] else {
                continue
            }
            step[key]?["by"] = [.number(0 - x), delta[1]]
        }
        guard isHorizontal else { return step }
        step.swap("scroll", "to", ["start", "end"])
        step.swap("scroll", "through", ["start", "end"])
        step.swap("scrollTo", "position", ["left", "right"])
        return step
    }

    /// One of two words becomes the other.
    private mutating func swap(_ action: String, _ key: String, _ words: [JSONValue]) {
        guard let word = self[action]?[key], let index = words.firstIndex(of: word) else { return }
        self[action]?[key] = words[1 - index]
    }

    fileprivate var sidesSwapped: JSONValue {
        guard case .array(let sides) = self, sides.count == 4 else { return self }
        return [sides[0], sides[3], sides[2], sides[1]]
    }
}
