/// A reader of the short form for cells with a text in a bubble at one edge, as in chats. The short form takes the
/// place of views and constraints.
struct BubbleReader {
    fileprivate enum Side: String, CaseIterable, Sendable { case leading, trailing }

    static let fields = Fields<BubbleReader>([
        Field(
            "side", \.side, .choice,
            "the edge of the cell that it is at, `\"leading\"` or `\"trailing\"`; alone it may stand in place of the object",
            usual: "required"),
        Field(
            "maxWidth", \.maximumWidth, .lengthOrShare,
            "the bubble is never wider: a share of the cell's width such as `\"75%\"`, or points"),
        Field("padding", \.padding, .insets, "padding around the text in the bubble"),
        Field("margin", \.margin, .insets, "padding around the bubble in the cell"),
        Field("font", \.font, .font, "as of a label"),
    ])

    /// Reads the short form of a cell. The cell is made with constraints such as `bubble.width <= 0.75 * width`. It has
    /// the layout's width, and its height follows from its text.
    static func cell(_ place: JSONPlace) throws(ScenarioError) -> Scenario.Cell {
        var reader = BubbleReader()
        if case .string = place.value {
            reader.side = try place.choice()
        } else {
            let object = try place.object(Self.fields.keys)
            _ = try object.required("side")
            try Self.fields.read(object, into: &reader)
        }
        return reader.cell
    }

    fileprivate var side = Side.leading
    fileprivate var maximumWidth = Scenario.Length.share(0.75)
    /// The padding around the text in the bubble, in points.
    fileprivate var padding = Scenario.Insets(top: 8, left: 12, bottom: 8, right: 12)
    /// The padding around the bubble in the cell, in points.
    fileprivate var margin = Scenario.Insets(top: 3, left: 12, bottom: 3, right: 12)
    fileprivate var font = Scenario.Cell.Font.style(.body)

    private var cell: Scenario.Cell {
        let label = Scenario.Cell.Label(font: font, lines: 0)
        var bubble = Scenario.Cell.View(name: "bubble")
        bubble.views = [Scenario.Cell.View(name: "text", kind: .label(label))]
        var cell = Scenario.Cell(views: [bubble], constraints: constraints)
        cell.fit = .width
        return cell
    }

    private var constraints: [Scenario.Cell.Constraint] {
        typealias Constraint = Scenario.Cell.Constraint
        typealias Side = Constraint.Side
        func edges(_ name: String, in outer: Constraint.Item, _ insets: Scenario.Insets) -> [Constraint] {
            [
                Constraint(Side(.named(name), .top), to: Side(outer, .top), constant: insets.top),
                Constraint(Side(.named(name), .leading), to: Side(outer, .leading), constant: insets.left),
                Constraint(Side(.named(name), .bottom), to: Side(outer, .bottom), constant: -insets.bottom),
                Constraint(Side(.named(name), .trailing), to: Side(outer, .trailing), constant: -insets.right),
            ]
        }
        let far = side == .leading ? 3 : 1
        var constraints = edges("bubble", in: .contentView, margin)
        constraints.remove(at: far)
        let width = Side(.named("bubble"), .width)
        switch maximumWidth {
        case .points(let points): constraints.append(Constraint(width, .lessThanOrEqual, constant: points))
        case .share(let share):
            constraints.append(
                Constraint(width, .lessThanOrEqual, to: Side(.contentView, .width), multiplier: share))
        case .fitting, .ratio: break
        }
        return constraints + edges("text", in: .named("bubble"), padding)
    }
}
