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

    static let (margin, head, gap) = (20.0, 52.0, 24.0)
    private static let (titleFont, textFont) = (FontSpec(size: 19, weight: .bold), FontSpec(size: 17))
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
        time(y: bottom + 12)
        return enclosed(height: bottom + 46 + Double(Self.reasonLines) * Self.textLine + 10)
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
        let title = SVGText.fitted(stage.name, width: stageWidth * 0.66, font: Self.titleFont) ?? ""
        text(title, x: left, y: 34, "title", "font-size=\"\(SVGText.number(Self.titleFont.size))\"")
        for caption in stage.captions {
            let style = caption.isJump ? "jump" : "calm"
            shown(during: caption.slots) { picture in
                picture.text(caption.text, x: left + picture.stageWidth, y: 34, style, "text-anchor=\"end\"")
            }
        }
        lines.append("<g transform=\"translate(\(SVGText.number(left)) \(SVGText.number(Self.head)))\">")
        stage.draw(in: &self)
        lines.append("</g>")
        reasons(of: stage, left: left, top: bottom + 38)
    }

    private mutating func reasons(of stage: AnimatedStage, left: Double, top: Double) {
        for (slots, words) in stage.reasons {
            var wrapped = SVGText.wrapped(words, width: stageWidth, font: Self.textFont)
            if wrapped.count > Self.reasonLines {
                wrapped = Array(wrapped.prefix(Self.reasonLines))
                wrapped[Self.reasonLines - 1] += " …"
            }
            shown(during: slots) { picture in
                for (index, line) in wrapped.enumerated() {
                    picture.text(line, x: left, y: top + Double(index) * Self.textLine, "reason")
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

    // MARK: For stages

    mutating func line(_ text: String) { lines.append(text) }

    mutating func text(_ text: String, x: Double, y: Double, _ style: String, _ attributes: String = "") {
        let more = attributes.isEmpty ? "" : " " + attributes
        lines.append(
            "<text class=\"\(style)\" x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(y))\"\(more)>"
                + "\(SVGText.escaped(text))</text>")
    }

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
