import ElementsSimulator
import PlainTexts

/// The element that a reader reads during a run. Its actual place on screen is compared with the place that it would
/// have if only scrolling by the reader had moved it.
///
/// That is an item of the first slot: the one that stays longest on screen by the ways that the reader makes, and of
/// those the one nearest to the middle.
struct ReadingPlace {
    private typealias Axis = ScrollDirection

    let isVertical: Bool
    /// The identity of the element; nil if no item is completely on screen at first.
    let identity: String?
    /// The expected place of the element's middle in each slot, relative to the viewport's origin. The coordinate
    /// across the scroll axis is 0. Nil if there is no element.
    let line: [CGPoint]?
    /// The distances by which the element has jumped since the step began, one for each moment. They are measured in
    /// points along the scroll axis.
    let jumps: [Double]
    /// The captions of the element, one for each slot. A slot is the time during which the animation shows one moment.
    /// There is none if no element is read.
    let captions: [ReadingCaption]

    /// Finds the element that the app's user would read during the run. Computes the element's expected place, its jump
    /// and its caption for each moment.
    ///
    /// - Parameter isFirstOfStep: For each moment.
    init(_ moments: [Timeline.Moment], isFirstOfStep: [Bool], isVertical: Bool) {
        self.isVertical = isVertical
        let axis: Axis = isVertical ? .vertical : .horizontal
        let ways = Self.ways(moments, isFirstOfStep, axis)
        let read = Self.choose(moments, ways, axis)
        identity = read?.identity
        guard let read else {
            line = nil
            jumps = moments.map { _ in 0 }
            captions = []
            return
        }
        let start = axis.middle(of: read.frame) - axis.start(of: moments[0].viewport)
        line = ways.map { axis.point(along: start - $0) }
        let places = moments.map { moment in
            moment.elements.first { $0.identity == read.identity }.map {
                axis.middle(of: $0.frame) - axis.start(of: moment.viewport)
            }
        }
        let away = zip(places, ways).map { place, way in place.map { $0 - (start - way) } }
        jumps = Self.jumps(away, isFirstOfStep, drifts: moments.map { Double($0.costs.lastDrift) })
        captions = Self.captions(moments, jumps, isFirstOfStep, axis)
    }
}

extension ReadingPlace {
    /// Returns, for each moment, the distance that the reader has scrolled since the first moment.
    ///
    /// This is the sum of the view's movements in the first moments of steps, without movements during which something
    /// moved in the content.
    private static func ways(_ moments: [Timeline.Moment], _ isFirstOfStep: [Bool], _ axis: Axis) -> [Double] {
        var ways = [0.0]
        for index in moments.indices.dropFirst() {
            let (before, now) = (moments[index - 1], moments[index])
            let isScrolled = isFirstOfStep[index] && !hasMoved(from: before.elements, to: now.elements)
            let way = axis.start(of: now.viewport) - axis.start(of: before.viewport)
            ways.append(ways[index - 1] + (isScrolled ? way : 0))
        }
        return ways
    }

    private static func hasMoved(from before: [Timeline.Element], to now: [Timeline.Element]) -> Bool {
        let frames = Dictionary(before.map { ($0.identity, $0.frame) }) { first, _ in first }
        return now.contains { element in frames[element.identity].map { $0 != element.frame } ?? false }
    }

    private static func choose(_ moments: [Timeline.Moment], _ ways: [Double], _ axis: Axis) -> Timeline.Element? {
        let viewport = moments[0].viewport
        let length = axis.along(viewport.size)
        func rank(_ element: Timeline.Element) -> (Int, Double) {
            let place = axis.middle(of: element.frame) - axis.start(of: viewport)
            let lost = ways.count { !(0...length).contains(place - $0) }
            return (lost, abs(place - length / 2))
        }
        return moments[0].elements.filter { $0.role.isItem && viewport.contains($0.frame) }
            .min { rank($0) < rank($1) }
    }

    /// Returns, for each moment, the distance that the layout has moved the element within the step. `away` is the
    /// distance from the element's expected place to its actual place at each moment. It is nil at moments without the
    /// element: the reader has scrolled on, and reads what the layout keeps in its place. `drifts` are its movements.
    private static func jumps(_ away: [Double?], _ isFirstOfStep: [Bool], drifts: [Double]) -> [Double] {
        var before: Double? = 0
        var jump = 0.0
        return away.indices.map { index in
            if isFirstOfStep[index] { jump = 0 }
            let way = away[index].map { now in before.map { now - $0 } ?? 0 } ?? drifts[index]
            // Half a pixel of the sharpest screens is rounding.
            if abs(way) > 0.2 { jump += way }
            before = away[index]
            return jump
        }
    }

    /// Returns, for each moment, the jumps of the element until then, and the adjustments of the offset.
    private static func captions(
        _ moments: [Timeline.Moment], _ jumps: [Double], _ isFirstOfStep: [Bool], _ axis: Axis
    ) -> [ReadingCaption] {
        var stepStart = moments[0]
        var before = ReadingCaption()
        var sum = before
        return moments.indices.map { index in
            if isFirstOfStep[index] { (stepStart, before) = (moments[index], sum) }
            sum = before
            if jumps[index] != 0 {
                sum.jumpCount += 1
                sum.largestJump = max(sum.largestJump, abs(jumps[index]))
            } else {
                sum.adjustment += axis.start(of: moments[index].viewport) - axis.start(of: stepStart.viewport)
            }
            return sum
        }
    }
}

/// The number and the size of the jumps of the element that is read, since the picture began.
struct ReadingCaption: Equatable {
    /// The number of steps in which the layout moved the element on screen.
    var jumpCount = 0
    /// The largest distance of these jumps, in points.
    var largestJump = 0.0
    /// The distance by which the layout moved the offset in all other steps, so that the element kept its place.
    var adjustment = 0.0

    var text: String {
        let times = "jumped \(NumberText.count(jumpCount, "time"))"
        switch jumpCount {
        case 0 where adjustment == 0: return times
        case 0: return "\(times), offset adjusted by \(NumberText.grouped(adjustment)) pt"
        case 1: return "\(times), \(NumberText.grouped(largestJump)) pt"
        default: return "\(times), up to \(NumberText.grouped(largestJump)) pt"
        }
    }
}
