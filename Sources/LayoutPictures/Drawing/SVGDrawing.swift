import Foundation
import PlainTexts
import TextMeasuring

/// A drawing of a picture with its parts below each other: title, legend, the region with its ruler, captions.
struct SVGDrawing {
    let picture: LayoutPicture
    private(set) var document = ""
    /// The texts that were drawn, in their order.
    private(set) var texts: [PictureText] = []
    /// The index of the present element's first text.
    private(set) var firstText = 0
    /// The frames of the elements that will be drawn over the present one.
    private var covers: [CGRect] = []
    /// Whether the drawing ends at the edges of its region.
    let isClipped: Bool

    /// The place of the region's top left corner in the drawing.
    let origin: CGPoint
    let size: CGSize
    /// The number of drawn points for one point of the content, on each axis. If items are too small to be drawn one by
    /// one, the drawing may be reduced less across the scroll axis than along it.
    let scale: CGSize
    /// Whether items are too small to be drawn one by one.
    private let drawsBlocks: Bool

    static let margin = 20.0
    /// The width of the ruler left of the region, in drawn points.
    private static let ruler = 58.0
    private static let narrowest = 420.0
    private static let captionHeight = 22.0
    /// The largest width or height of the drawn region, in drawn points. A larger picture could not be viewed as a
    /// whole.
    private static let longest = 2000.0
    /// The least length to which the region's shorter side is scaled down for blocks. It is measured in drawn points. A
    /// side that is already shorter in the content is drawn without scaling.
    private static let acrossBlocks = 320.0

    init(_ picture: LayoutPicture) {
        self.picture = picture
        isClipped = true
        let region = picture.region.size
        let ruler = picture.isOfCells ? 0 : Self.ruler
        let common = min(1, Self.longest / max(region.width, region.height, 1))
        drawsBlocks = Self.needsBlocks(picture, scale: common)
        let wide = max(common, min(1, Self.acrossBlocks / max(1, min(region.width, region.height))))
        let across = drawsBlocks ? wide : common
        scale = picture.scrollAxis.size(along: common, across: across)
        let width = max(Self.narrowest, Self.margin + ruler + region.width * scale.width + Self.margin)
        let head = 82.0 + Self.legendOverflow(picture, width: width - 2 * Self.margin)
        origin = CGPoint(x: Self.margin + ruler, y: head + Self.captionHeight)
        size = CGSize(
            width: width,
            height: origin.y + region.height * scale.height + Self.captionHeight + Self.margin)
    }

    /// Makes a drawing of the elements only, without scaling. The given point is the place of the region's top left
    /// corner.
    init(_ picture: LayoutPicture, from origin: CGPoint) {
        self.picture = picture
        self.origin = origin
        drawsBlocks = false
        isClipped = false
        (size, scale) = (picture.region.size, CGSize(width: 1, height: 1))
    }

    mutating func draw() {
        begin()
        head()
        legend()
        content()
        contentInset()
        sectionInsets()
        unevenRows()
        brokenRows()
        if drawsBlocks { blocks() }
        elements(where: drawsBlocks ? { !$0.role.isItem } : { _ in true })
        ghosts()
        // Blocks are pale enough by themselves.
        if !drawsBlocks, !picture.isOfCells { veil() }
        line("</g>")
        if !picture.isOfCells {
            edges()
            viewport()
            captions()
        }
        line("</svg>")
    }

    mutating func line(_ text: String) {
        document += text
        document += "\n"
    }

    /// The x coordinate in the drawing for an x coordinate in the content.
    func x(_ value: Double) -> Double { (value - picture.region.minX) * scale.width + origin.x }
    func y(_ value: Double) -> Double { (value - picture.region.minY) * scale.height + origin.y }

    func drawn(_ frame: CGRect) -> CGRect {
        CGRect(
            x: x(frame.minX), y: y(frame.minY), width: frame.width * scale.width, height: frame.height * scale.height)
    }

    /// Returns a rectangle as an SVG element.
    ///
    /// - Parameter frame: In the drawing's coordinates.
    func rect(_ frame: CGRect, attributes: String = "") -> String {
        "<rect\(attributes.isEmpty ? "" : " " + attributes) x=\"\(n(frame.minX))\" y=\"\(n(frame.minY))\" "
            + "width=\"\(n(frame.width))\" height=\"\(n(frame.height))\"/>"
    }

    func n(_ value: Double) -> String { SVGText.number(value) }

    /// The part of the viewport that is in the region; empty if no part of the viewport is there.
    private var visiblePart: CGRect { part(picture.viewport) }
    var contentPart: CGRect { part(CGRect(origin: .zero, size: picture.contentSize)) }

    func part(_ frame: CGRect) -> CGRect {
        let common = frame.intersection(picture.region)
        return common.isNull ? CGRect(origin: picture.region.origin, size: .zero) : common
    }

    func outline(_ frame: CGRect) -> String {
        guard frame.width > 0, frame.height > 0 else { return "" }
        return "M\(n(x(frame.minX))) \(n(y(frame.minY)))H\(n(x(frame.maxX)))V\(n(y(frame.maxY)))H\(n(x(frame.minX)))Z"
    }
}

// MARK: Around the region

extension SVGDrawing {
    private mutating func begin() {
        let (width, height) = (n(size.width), n(size.height))
        line(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
                + "viewBox=\"0 0 \(width) \(height)\" role=\"img\">")
        line("<title>\(SVGText.escaped(picture.title))</title>")
        line("<style>\n\(sheets.joined())</style>")
        line("<defs>")
        line("<clipPath id=\"flow-region\">\(rect(drawn(picture.region)))</clipPath>")
        line(
            "<pattern id=\"flow-hatch\" patternUnits=\"userSpaceOnUse\" width=\"7\" height=\"7\" "
                + "patternTransform=\"rotate(45)\">"
                + "<rect class=\"hatch-ground\" width=\"7\" height=\"7\"/>"
                + "<line class=\"hatch-line\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"7\"/></pattern>")
        line("</defs>")
        line("<rect class=\"ground\" width=\"\(width)\" height=\"\(height)\"/>")
    }

    private mutating func head() {
        let width = size.width - 2 * Self.margin
        if let title = SVGText.fitted(picture.title, width: width, font: PictureText.Font.title) {
            write(PictureText(title, x: Self.margin, y: 34, style: "title", font: PictureText.Font.title))
        }
        let subtitle = picture.changes?.costs ?? picture.subtitle
        if let subtitle = SVGText.fitted(subtitle, width: width, font: PictureText.Font.note) {
            note(subtitle, x: Self.margin, y: 53)
        }
    }

    private var sheets: [String] {
        let showsMore = picture.changes != nil || picture.elements.contains { $0.role == .background }
        let showsOthers = picture.elements.contains { $0.role == .supplementary || $0.role == .decoration }
        let showsParts = picture.elements.contains { !$0.parts.isEmpty }
        return [SVGStyle.sheet] + (showsMore ? [SVGStyle.changes] : []) + (drawsBlocks ? [SVGStyle.blocks] : [])
            + (showsOthers ? [SVGStyle.others] : []) + (showsParts ? [SVGStyle.parts] : [])
    }

    private mutating func content() {
        line("<g clip-path=\"url(#flow-region)\">")
        guard !picture.isOfCells else { return }
        line(rect(drawn(contentPart), attributes: "class=\"content\""))
    }

    private mutating func viewport() {
        let frame = visiblePart
        guard frame.width > 0, frame.height > 0 else { return }
        outline(drawn(frame), style: "viewport", radius: 4)
        let (width, height) = (NumberText.grouped(picture.viewport.width), NumberText.grouped(picture.viewport.height))
        let caption = "viewport \(width) × \(height)"
        if picture.scrollsHorizontally {
            let bottom = origin.y + picture.region.height * scale.height
            for value in [picture.viewport.minX, picture.viewport.maxX] where (frame.minX...frame.maxX).contains(value)
            {
                tick("M\(n(x(value))) \(n(y(frame.maxY)))V\(n(bottom + 7))")
                note(NumberText.grouped(value), x: x(value), y: bottom + 19, .middle)
            }
            if frame.width * scale.width > 260 {
                note(caption, x: x(frame.midX), y: bottom + 19, .middle)
            }
            return
        }
        for value in [picture.viewport.minY, picture.viewport.maxY] where (frame.minY...frame.maxY).contains(value) {
            tick("M\(n(x(frame.minX))) \(n(y(value)))H\(n(origin.x - 7))")
            note(NumberText.grouped(value), x: origin.x - 10, y: y(value) + 4, .end)
        }
        guard frame.height * scale.height > 150 else { return }
        write(
            .upright(caption, x: origin.x - 14, y: y(frame.midY), style: "muted", font: PictureText.Font.note))
    }

    /// Draws a veil over the parts of the content that are outside of the viewport.
    private mutating func veil() {
        let (region, visible) = (outline(picture.region), outline(visiblePart))
        line("<path class=\"veil\" fill-rule=\"evenodd\" d=\"\(region)\(visible)\"/>")
    }

    private mutating func tick(_ path: String) {
        line("<path class=\"tick\" d=\"\(path)\"/>")
    }

    mutating func write(_ text: PictureText) {
        texts.append(text)
        line(text.markup)
    }

    /// Begins to draw an element.
    ///
    /// - Parameter covers: The frames in the drawing of the elements that will be drawn over it.
    mutating func begin(over covers: [CGRect]) {
        self.covers = covers
        firstText = texts.count
    }

    /// Draws a text of an element, unless an edge of the region or an element above it would cut the text.
    @discardableResult
    mutating func inside(_ text: PictureText) -> Bool {
        let box = text.box
        guard !isClipped || drawn(picture.region).encloses(box), !covers.contains(where: { $0.intersects(box) }) else {
            return false
        }
        write(text)
        return true
    }

    /// Draws one of the picture's own small texts.
    mutating func note(_ string: String, x: Double, y: Double, _ anchor: PictureText.Anchor = .start) {
        write(PictureText(string, x: x, y: y, style: "muted", font: PictureText.Font.note, anchor: anchor))
    }
}
