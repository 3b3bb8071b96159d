import Foundation

/// The drawing of one run in an animated picture. It shows the part of the content that is in the viewport. Arrowheads
/// at its sides mark the place that one element would have if only scrolling moved it; see `ReadingPlace`.
struct AnimatedStage {
    let name: String
    private let moments: [Timeline.Moment]
    /// The texts below the drawing, one for each moment that the picture shows. A text is the action of a step, or the
    /// reason for a layout.
    private let words: [String]
    private let run: Int
    private let schedule: AnimationSchedule
    private let width: Double
    private let scale: Double
    private let window: CGSize
    private let looks: [AnimatedElement]
    private let place: ReadingPlace

    /// Makes the stage of a run.
    ///
    /// - Parameter run: Which of the schedule's runs it is.
    init(_ timeline: Timeline, run: Int, schedule: AnimationSchedule, width: Double) {
        name = timeline.name
        moments = schedule.slots.map { timeline.moments[$0.moments[run]] }
        words = schedule.slots.map { timeline.words(at: $0.moments[run], step: $0.step) }
        (self.run, self.schedule, self.width) = (run, schedule, width)
        let widest = moments.map(\.viewport.width).max() ?? 0
        window = CGSize(width: max(1, widest), height: max(1, moments.map(\.viewport.height).max() ?? 0))
        scale = width / window.width
        looks = AnimatedElement.elements(of: moments)
        place = ReadingPlace(
            moments, isFirstOfStep: schedule.slots.map(\.isFirstOfStep), isVertical: timeline.isVertical)
    }

    var height: Double { window.height * scale }

    /// Whether an element is marked as the one that is read.
    var marksReading: Bool { place.line != nil }

    /// The number of looks of all elements together. A look is the appearance of an element apart from its place.
    var lookCount: Int { looks.reduce(0) { $0 + $1.looks.count } }

    /// The texts below the drawing, each with the range of moments at which it is shown. The action of a step is
    /// followed by the reason for the layout.
    var reasons: [(slots: Range<Int>, words: String)] {
        runs(of: words).filter { !$0.value.isEmpty }.map { ($0.slots, $0.value) }
    }

    /// The captions above the drawing, each with the range of slots in which it is shown. They count the jumps of the
    /// element that the app's user is assumed to read, from the beginning on, so that the last one is the result.
    var captions: [(slots: Range<Int>, value: ReadingCaption)] { runs(of: place.captions) }

    private func runs<Value: Equatable>(of values: [Value]) -> [(slots: Range<Int>, value: Value)] {
        var runs: [(slots: Range<Int>, value: Value)] = []
        for (slot, value) in values.enumerated() {
            if runs.last?.value == value {
                runs[runs.count - 1].slots = runs[runs.count - 1].slots.lowerBound..<slot + 1
            } else {
                runs.append((slot..<slot + 1, value))
            }
        }
        return runs
    }
}

// MARK: Drawing

extension AnimatedStage {
    func draw(in picture: inout AnimatedPicture) {
        let (wide, high) = (SVGText.number(width), SVGText.number(height))
        picture.line("<clipPath id=\"stage-\(run)\"><rect width=\"\(wide)\" height=\"\(high)\" rx=\"5\"/></clipPath>")
        picture.line(
            "<g clip-path=\"url(#stage-\(run))\"><rect class=\"content\" width=\"\(wide)\" height=\"\(high)\"/>")
        picture.line("<g transform=\"scale(\(SVGText.number(scale)))\">")
        picture.group(track(moments.map { CGPoint(x: -$0.viewport.minX, y: -$0.viewport.minY) })) { picture in
            for element in looks { draw(element, in: &picture) }
        }
        picture.line("</g></g>")
        // Between the content and its frame is a distance, so that texts that are cut do not touch the frame.
        let frame = CGRect(x: -3, y: -3, width: width + 6, height: height + 6)
        picture.line(
            "<rect class=\"viewport\" x=\"-3\" y=\"-3\" width=\"\(SVGText.number(frame.width))\" "
                + "height=\"\(SVGText.number(frame.height))\" rx=\"8\"/>")
        if let marks = place.line { draw(marks, in: &picture) }
    }

    private func draw(_ element: AnimatedElement, in picture: inout AnimatedPicture) {
        picture.group(track(element.places)) { picture in
            for look in element.looks {
                for slots in look.slots {
                    picture.shown(during: slots) { picture in
                        let isRead = element.identity == place.identity
                        let isRightToLeft = moments[slots.lowerBound].isRightToLeft
                        for line in look.drawing(isRightToLeft: isRightToLeft, isRead: isRead) { picture.line(line) }
                    }
                }
            }
        }
    }

    /// Draws arrowheads outside of the viewport, at the expected place of the middle of the element that is read. The
    /// element's middle stays between them unless the layout moves the element.
    private func draw(_ line: [CGPoint], in picture: inout AnimatedPicture) {
        let heads =
            place.isVertical
            ? "M-15 -7L-6 0L-15 7z M\(n(width + 15)) -7L\(n(width + 6)) 0L\(n(width + 15)) 7z"
            : "M-7 -15L0 -6L7 -15z M-7 \(n(height + 15))L0 \(n(height + 6))L7 \(n(height + 15))z"
        let room = place.isVertical ? height : width
        let points = line.map { point in
            // Beyond the ends the heads would be among other things.
            let along = min(max((place.isVertical ? point.y : point.x) * scale, 0), room)
            return place.isVertical ? CGPoint(x: 0, y: along) : CGPoint(x: along, y: 0)
        }
        picture.group(track(points)) { picture in picture.line("<path class=\"reader\" d=\"\(heads)\"/>") }
    }

    private func n(_ value: Double) -> String { SVGText.number(value) }

    /// Returns a track that moves parts of the picture through points, one point for each moment. The parts move
    /// gradually to the first moment of a step, and jump to all other moments.
    private func track(_ points: [CGPoint]) -> AnimationTrack {
        var track = AnimationTrack("transform", from: Self.translation(points[0]))
        for (slot, point) in zip(schedule.slots, points).dropFirst() {
            track.change(to: Self.translation(point), from: slot.start, until: slot.end)
        }
        return track
    }

    private static func translation(_ point: CGPoint) -> String {
        "translate(\(SVGText.number(point.x))px,\(SVGText.number(point.y))px)"
    }
}

extension Timeline {
    /// Returns the words at a moment: the step's action while the layout is not settled, and afterwards the reason for
    /// the layout.
    fileprivate func words(at moment: Int, step: Int) -> String {
        guard moments[moment].round != nil, step < steps.count else { return moments[moment].reason }
        return steps[step].report.action
    }
}
