import Foundation

/// The drawing of one run in an animated picture. It shows the part of the content that is in the viewport. A line
/// marks the place that one element would have if only scrolling moved it; see `ReadingPlace`.
struct AnimatedStage {
    /// A sentence above the stage.
    struct Caption {
        var text: String
        /// Whether the caption reports a jump of the followed element, and not only a new offset. The followed element
        /// is the one that `ReadingPlace` has chosen.
        var isJump: Bool
        var slots: Range<Int>
    }

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

    /// The number of looks of all elements together. A look is the appearance of an element apart from its place.
    var lookCount: Int { looks.reduce(0) { $0 + $1.looks.count } }

    /// The texts below the drawing, each with the range of moments at which it is shown. The action of a step is
    /// followed by the reason for the layout.
    var reasons: [(slots: Range<Int>, words: String)] {
        runs(of: words).filter { !$0.value.isEmpty }.map { ($0.slots, $0.value) }
    }

    /// The sentences above the drawing, each with the range of moments at which it is shown. A sentence gives the
    /// distance by which the layout moved the element that the app's user is assumed to read. If the layout did not
    /// move this element, the sentence gives the adjustment of the offset.
    var captions: [Caption] {
        runs(of: place.captions).filter { !$0.value.isEmpty }.map {
            Caption(text: $0.value, isJump: place.jumps[$0.slots.lowerBound] != 0, slots: $0.slots)
        }
    }

    private func runs(of values: [String]) -> [(slots: Range<Int>, value: String)] {
        var runs: [(slots: Range<Int>, value: String)] = []
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
        picture.line("<clipPath id=\"stage-\(run)\"><rect width=\"\(wide)\" height=\"\(high)\" rx=\"8\"/></clipPath>")
        picture.line(
            "<g clip-path=\"url(#stage-\(run))\"><rect class=\"content\" width=\"\(wide)\" height=\"\(high)\"/>")
        picture.line("<g transform=\"scale(\(SVGText.number(scale)))\">")
        picture.group(track(moments.map { CGPoint(x: -$0.viewport.minX, y: -$0.viewport.minY) })) { picture in
            for element in looks { draw(element, in: &picture) }
        }
        picture.line("</g>")
        if let marks = place.line { draw(marks, in: &picture) }
        picture.line("</g><rect class=\"viewport\" width=\"\(wide)\" height=\"\(high)\" rx=\"8\"/>")
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

    /// Draws a line at the expected place of the middle of the element that is read. The element's middle stays on this
    /// line unless the layout moves the element.
    private func draw(_ line: [CGPoint], in picture: inout AnimatedPicture) {
        let path = place.isVertical ? "M0 0H\(SVGText.number(width))" : "M0 0V\(SVGText.number(height))"
        picture.group(track(line.map { CGPoint(x: $0.x * scale, y: $0.y * scale) })) { picture in
            picture.line("<path class=\"reader\" d=\"\(path)\"/>")
            guard place.isVertical else { return }
            picture.text("the reader’s place", x: width - 10, y: -6, "reader-name", "text-anchor=\"end\"")
        }
    }

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
