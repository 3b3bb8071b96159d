import PlainTexts
import TextMeasuring

/// An animated picture of one run, or of two runs next to each other. A time line and the actions are below the runs.
struct AnimatedPicture {
    private let runs: [Timeline]
    private let schedule: AnimationSchedule
    private let width: Double
    private var lines: [String] = []
    private var rules: [String] = []
    private var trackCount = 0

    static let (margin, head, gap) = (24.0, 80.0, 48.0)
    private static let (titleFont, textFont) = (FontSpec(size: 19, weight: .semibold), FontSpec(size: 17))
    private static let captionFont = FontSpec(size: 22, weight: .semibold)
    /// The distances of the time, the key and the reasons from the stages above them.
    private static let timeTop = 22.0
    private static let keyTop = 52.0
    private static let wordsTop = 84.0
    private static let textLine = 23.0
    /// The largest number of lines of a reason.
    private static let reasonLines = 3
    /// The greatest number of looks of all elements together. A look is the appearance of an element apart from its
    /// place. A file with more looks is too large to load.
    private static let lookLimit = 4000

    init(_ runs: [Timeline], _ schedule: AnimationSchedule, width: Double) {
        (self.runs, self.schedule, self.width) = (runs, schedule, width)
    }

    consuming func document() throws(PictureError) -> String {
        var stages = runs.indices.map { AnimatedStage(runs[$0], run: $0, schedule: schedule, width: stageWidth) }
        let looks = stages.reduce(0) { $0 + $1.lookCount }
        guard looks <= Self.lookLimit else {
            throw PictureError(
                reason: "\(NumberText.grouped(looks)) looks of elements are too many for a picture that moves; "
                    + "the limit is \(NumberText.grouped(Self.lookLimit)), a page shows all of them")
        }
        let bottom = Self.head + (stages.map(\.height).max() ?? 0)
        for index in stages.indices { draw(&stages[index], left: left(of: index), bottom: bottom) }
        time(y: bottom + Self.timeTop)
        if stages.contains(where: \.marksReading) { key(y: bottom + Self.keyTop) }
        return enclosed(height: bottom + Self.wordsTop + Double(Self.reasonLines) * Self.textLine)
    }

    private var stageWidth: Double {
        let count = Double(runs.count)
        let gaps = (count - 1) * Self.gap
        return (width - 2 * Self.margin - gaps) / count
    }

    private func left(of run: Int) -> Double { Self.margin + Double(run) * (stageWidth + Self.gap) }

    private func enclosed(height: Double) -> String {
        let (width, height) = (SVGText.number(width), SVGText.number(height.rounded()))
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" role="img">
            <title>\(SVGText.escaped(runs.map(\.name).joined(separator: " — ")))</title>
            <style>
            \(SVGStyle.sheet)\(SVGStyle.parts)\(SVGStyle.animation)\
            \(rules.joined(separator: "\n"))
            @media (prefers-reduced-motion: reduce) { * { animation: none !important; } }
            </style>
            <defs>
            <pattern id="flow-hatch" patternUnits="userSpaceOnUse" width="7" height="7" patternTransform="rotate(45)">\
            <rect class="hatch-ground" width="7" height="7"/>\
            <line class="hatch-line" x1="0" y1="0" x2="0" y2="7"/></pattern>
            </defs>
            <rect class="ground" width="\(width)" height="\(height)"/>
            \(lines.joined(separator: "\n"))
            </svg>

            """
    }
}

// MARK: What it is made of

extension AnimatedPicture {
    private mutating func draw(_ stage: inout AnimatedStage, left: Double, bottom: Double) {
        if let title = SVGText.fitted(stage.name, width: stageWidth, font: Self.titleFont) {
            write(PictureText(title, x: left, y: 32, style: "title", font: Self.titleFont))
        }
        for caption in stage.captions {
            guard let text = SVGText.fitted(caption.value.text, width: stageWidth, font: Self.captionFont) else {
                continue
            }
            let style = caption.value.jumpCount > 0 ? "jump" : "calm"
            shown(during: caption.slots) { picture in
                picture.write(PictureText(text, x: left, y: 62, style: style, font: Self.captionFont))
            }
        }
        lines.append("<g transform=\"translate(\(SVGText.number(left)) \(SVGText.number(Self.head)))\">")
        stage.draw(in: &self)
        lines.append("</g>")
        reasons(of: stage, left: left, top: bottom + Self.wordsTop)
    }

    private mutating func reasons(of stage: AnimatedStage, left: Double, top: Double) {
        for (slots, words) in stage.reasons {
            var wrapped = SVGText.wrapped(words, width: stageWidth, font: Self.textFont)
            if wrapped.count > Self.reasonLines {
                let rest = wrapped[(Self.reasonLines - 1)...].joined(separator: " ")
                wrapped = Array(wrapped.prefix(Self.reasonLines))
                wrapped[Self.reasonLines - 1] = SVGText.fitted(rest, width: stageWidth, font: Self.textFont) ?? "…"
            }
            shown(during: slots) { picture in
                for (index, line) in wrapped.enumerated() {
                    let y = top + Double(index) * Self.textLine
                    picture.write(PictureText(line, x: left, y: y, style: "reason", font: Self.textFont))
                }
            }
        }
    }

    /// Draws the time that has passed, as a line that grows.
    private mutating func time(y: Double) {
        let (length, left) = (SVGText.number(width - 2 * Self.margin), SVGText.number(Self.margin))
        rules.append(
            "@keyframes time{0%{transform:scaleX(0)}100%{transform:scaleX(1)}}\n"
                + ".time{animation:time \(SVGText.number(schedule.duration))s linear infinite;"
                + "transform-origin:\(left)px 0}")
        lines.append(
            "<rect class=\"track\" x=\"\(left)\" y=\"\(SVGText.number(y))\" width=\"\(length)\" height=\"2\"/>")
        lines.append("<rect class=\"time\" x=\"\(left)\" y=\"\(SVGText.number(y))\" width=\"\(length)\" height=\"2\"/>")
    }

    /// Explains the marks, below the time.
    private mutating func key(y: Double) {
        let font = FontSpec(size: 13)
        let left = Self.margin
        let place = "x=\"\(n(left + 1))\" y=\"\(n(y - 11))\""
        lines.append("<rect class=\"read\" \(place) width=\"20\" height=\"12\" rx=\"3\"/>")
        let read = PictureText("the item that is read", x: left + 30, y: y, style: "muted", font: font)
        write(read)
        let next = left + 30 + read.width + 28
        let head = "M\(n(next)) \(n(y - 11.5))L\(n(next + 9)) \(n(y - 4.5))L\(n(next)) \(n(y + 2.5))z"
        lines.append("<path class=\"reader\" d=\"\(head)\"/>")
        let words = "where it would be if only the finger moved it"
        if let words = SVGText.fitted(words, width: width - Self.margin - next - 18, font: font) {
            write(PictureText(words, x: next + 18, y: y, style: "muted", font: font))
        }
    }

    private func n(_ value: Double) -> String { SVGText.number(value) }

    // MARK: For stages

    mutating func line(_ text: String) { lines.append(text) }

    mutating func write(_ text: PictureText) { lines.append(text.markup) }

    /// Draws what `draw` adds, and shows it only during the given slots. `slots` is a range of indices in
    /// `schedule.slots`. A slot is the time in which the picture shows one moment of each run.
    mutating func shown(during slots: Range<Int>, _ draw: (inout AnimatedPicture) -> Void) {
        var track = AnimationTrack("visibility", from: slots.lowerBound == 0 ? "visible" : "hidden")
        if slots.lowerBound > 0 {
            let slot = schedule.slots[slots.lowerBound]
            track.change(to: "visible", from: slot.end, until: slot.end)
        }
        if slots.upperBound < schedule.slots.count {
            let slot = schedule.slots[slots.upperBound]
            track.change(to: "hidden", from: slot.end, until: slot.end)
        }
        group(track, draw)
    }

    /// Draws parts that move together.
    mutating func group(_ track: AnimationTrack, _ draw: (inout AnimatedPicture) -> Void) {
        lines.append("<g\(attributes(of: track))>")
        draw(&self)
        lines.append("</g>")
    }

    /// Returns the SVG attributes with which a track animates a group of parts. If the reader of the picture wants no
    /// motion, the group has the last value of the track.
    private mutating func attributes(of track: AnimationTrack) -> String {
        if track.isStill { return track.lastValue == "visible" ? "" : " style=\"\(track.style)\"" }
        trackCount += 1
        let name = "t\(trackCount)"
        rules.append(
            track.keyframes(named: name, duration: schedule.duration)
                + "\n.\(name){\(track.style);animation:\(name) \(SVGText.number(schedule.duration))s infinite}")
        return " class=\"\(name)\""
    }
}
