import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The reading of an SVG document as a ``DrawnPicture``.
final class SVGReader: NSObject, XMLParserDelegate {
    /// What a group gives to its contents.
    private struct State {
        var origin = CGPoint.zero
        var scale = 1.0
        var isVisible = true
        var clip = CGRect.infiniteFrame
        var turn: CGPoint?
    }

    private(set) var picture = DrawnPicture()
    private let time: Double?
    private var sheet: SVGStyleSheet
    private var states: [State] = [State()]
    private var clips: [String: CGRect] = [:]
    /// The elements around the present one whose contents are not painted, the outermost first.
    private var unpainted: [String] = []
    private var clipName: String?
    private var text: (attributes: [String: String], string: String)?
    private var order = 0
    /// The size of texts without one of their own.
    private var fontSize = 0.0

    init(_ svg: String, at time: Double?) {
        self.time = time
        sheet = SVGStyleSheet(Self.style(in: svg))
        super.init()
        picture.times = sheet.times
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = self
        picture.isWellFormed = parser.parse()
    }

    private static func style(in svg: String) -> String {
        svg.components(separatedBy: "<style>").dropFirst().map { $0.components(separatedBy: "</style>")[0] }.joined()
    }

    // MARK: Elements

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let state = entered(attributes)
        states.append(state)
        if name == "clipPath" { clipName = attributes["id"] }
        if ["defs", "style", "title", "clipPath", "pattern"].contains(name) || !unpainted.isEmpty {
            if name == "rect", let clipName, unpainted.last == "clipPath" {
                clips[clipName] = placed(Self.frame(attributes), states[states.count - 2])
            }
            return unpainted.append(name)
        }
        switch name {
        case "svg":
            picture.size = CGSize(width: number(attributes["width"]), height: number(attributes["height"]))
            fontSize = number(attributes["font-size"])
        case "text": text = (attributes, "")
        case "rect":
            let frame = placed(Self.frame(attributes), state)
            add(frame.sides, attributes, state, frame: frame)
        case "path":
            add(SVGPath.lines(attributes["d"] ?? "").map { placed($0, state) }, attributes, state, frame: nil)
        default: break
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        text?.string += string
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        let state = states.removeLast()
        if !unpainted.isEmpty {
            unpainted.removeLast()
        } else if name == "text", let text {
            add(text.string, text.attributes, state)
            self.text = nil
        }
    }

    private func entered(_ attributes: [String: String]) -> State {
        var state = states[states.count - 1]
        let style = style(of: attributes)
        for text in [attributes["transform"], style["transform"]].compactMap(\.self) {
            let numbers = SVGPath.numbers(text)
            if text.hasPrefix("translate"), numbers.count == 2 {
                state.origin.x += numbers[0] * state.scale
                state.origin.y += numbers[1] * state.scale
            } else if text.hasPrefix("scale("), numbers.count == 1 {
                state.scale *= numbers[0]
            } else if text.hasPrefix("rotate(-90"), numbers.count == 3 {
                state.turn = CGPoint(x: numbers[1], y: numbers[2])
            }
        }
        if let visibility = style["visibility"] { state.isVisible = visibility == "visible" }
        if let clip = attributes["clip-path"]?.dropFirst("url(#".count).dropLast(), let frame = clips[String(clip)] {
            state.clip = state.clip.intersection(frame)
        }
        return state
    }

    private func style(of attributes: [String: String]) -> SVGStyleSheet.Declarations {
        let names = (attributes["class"] ?? "").split(separator: " ")
        return sheet.declarations(ofClasses: names, at: time)
            .merging(SVGStyleSheet.declarations(attributes["style"] ?? "")) { $1 }
    }

    // MARK: What is painted

    private func add(
        _ lines: [StraightLine], _ attributes: [String: String], _ state: State, frame: CGRect?
    ) {
        order += 1
        let style = style(of: attributes)
        guard state.isVisible else { return }
        let isStroked = (style["stroke"] ?? "none") != "none"
        let isFilled = style["fill"] != "none"
        let width = style["stroke-width"].map { SVGPath.numbers($0).first ?? 1 } ?? 1
        let isOpaque = isFilled && style["fill-opacity"] == nil && attributes["opacity"] == nil
        picture.shapes.append(
            .init(
                name: attributes["class"] ?? "", lines: isStroked || isFilled ? lines : [],
                halfStroke: isStroked ? width * state.scale / 2 : 0,
                cover: isOpaque ? frame?.intersection(state.clip) : nil, clip: state.clip, order: order))
    }

    private func add(_ string: String, _ attributes: [String: String], _ state: State) {
        order += 1
        guard state.isVisible else { return }
        let style = style(of: attributes)
        let size = (style["font-size"] ?? attributes["font-size"]).map(number) ?? fontSize
        // As in wide fonts.
        let width = attributes["textLength"].map(number) ?? Double(string.count) * size * 0.62
        var left = number(attributes["x"])
        let baseline = number(attributes["y"])
        switch attributes["text-anchor"] {
        case "middle": left -= width / 2
        case "end": left -= width
        default: break
        }
        var box = CGRect(x: left, y: baseline - 0.73 * size, width: width, height: 0.94 * size)
        if let turn = state.turn {
            box = CGRect(
                x: turn.x + box.minY - turn.y, y: turn.y - box.minX + turn.x - box.width, width: box.height,
                height: box.width)
        }
        let shown = placed(box, state).intersection(state.clip)
        guard !shown.isNull, shown.width > 0, shown.height > 0 else { return }
        picture.texts.append(
            .init(
                string: string, box: shown, fontSize: size * state.scale,
                hasLength: attributes["textLength"] != nil && attributes["lengthAdjust"] == "spacingAndGlyphs",
                order: order))
    }

    // MARK: Numbers

    private func number(_ text: String?) -> Double { text.flatMap { SVGPath.numbers($0).first } ?? 0 }

    private static func frame(_ attributes: [String: String]) -> CGRect {
        let numbers = ["x", "y", "width", "height"].map { attributes[$0].flatMap(Double.init) ?? 0 }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    private func placed(_ point: CGPoint, _ state: State) -> CGPoint {
        CGPoint(x: state.origin.x + point.x * state.scale, y: state.origin.y + point.y * state.scale)
    }

    private func placed(_ frame: CGRect, _ state: State) -> CGRect {
        let origin = placed(frame.origin, state)
        return CGRect(
            x: origin.x, y: origin.y, width: frame.width * state.scale, height: frame.height * state.scale)
    }

    private func placed(_ line: StraightLine, _ state: State) -> StraightLine {
        StraightLine(start: placed(line.start, state), end: placed(line.end, state))
    }
}

extension DrawnPicture {
    fileprivate init() {}
}

extension CGRect {
    fileprivate static let infiniteFrame = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

    fileprivate var sides: [StraightLine] {
        let corners = [
            origin, CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY), origin,
        ]
        return zip(corners, corners.dropFirst()).map { StraightLine(start: $0, end: $1) }
    }
}
