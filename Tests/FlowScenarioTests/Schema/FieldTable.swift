import Foundation
import PlainTexts

@testable import ScenarioFormat

/// The keys of an object of documents, as the page on scenarios and the schema list them.
struct FieldTable: Sendable {
    /// In the page: what comes before the table's rows, and after them.
    private var heading: String
    private var headingEnd = "\n\n"
    /// In the schema: what comes before the properties, and after them.
    private var definition: String
    private var definitionEnd = "\n      }"
    private var rows: [Row]

    private struct Row: Sendable {
        var key, rest, schema: String
    }

    /// - Parameter hasDefaults: Whether the page has a column with them.
    private init<Owner>(
        _ fields: Fields<Owner>, _ usual: Owner, hasDefaults: Bool = true, heading: String, definition: String
    ) {
        let values = fields.members(of: usual, over: usual, naming: fields.keys).json
        rows = fields.rows.map { field in
            let schema = "\"description\": \(Self.text(.string(Self.plain(field.summary)))), \(field.schema)"
            let usual = field.usual ?? values[field.key].map(Self.code) ?? "none"
            let rest = hasDefaults ? "\(field.summary) | \(usual) |" : "\(field.summary) |"
            return Row(key: field.key, rest: rest, schema: schema)
        }
        self.heading = heading
        self.definition = definition
    }

    /// Some rows of a table of the page, and some properties of a definition.
    private func upTo(_ heading: String, _ definition: String) -> FieldTable {
        var table = self
        (table.headingEnd, table.definitionEnd) = (heading, definition)
        return table
    }

    /// Numbers stand alone, everything else is code.
    private static func code(_ value: JSONValue) -> String {
        if case .number = value { text(value) } else { "`\(text(value))`" }
    }

    private static func text(_ value: JSONValue) -> String { value.text.trimmingCharacters(in: .newlines) }

    /// The options of a layout, whose values say what they do.
    private init(options: [OptionValues.Row]) {
        heading = "### `options`\n\n| key | values; the first is the default |\n|---|---|\n"
        definition = Self.definition("options", "Choices where UIKit's behaviour is open.")
        rows = options.map { Row(key: $0.name, rest: "\($0.values) |", schema: $0.schema) }
    }

    static let all: [FieldTable] = [
        FieldTable(
            Scenario.Container.fields, Scenario.Container(width: 0, height: 0), heading: section("container"),
            definition: definition("container", "The view.")),
        FieldTable(
            Scenario.Layout.fields, Scenario.Layout(), heading: section("layout"),
            definition: definition("layout", "The flow layout's properties.")),
        FieldTable(
            Scenario.CompositionalLayout.fields, Scenario.CompositionalLayout(),
            heading: header("key of a compositional layout"),
            definition: definition(
                "compositionalLayout",
                "A compositional layout: kinds of sections, and the groups of which they are made.")),
        FieldTable(
            Scenario.SectionLayout.fields, Scenario.SectionLayout(), heading: header("key of a section layout"),
            definition: definition("sectionLayout", "A kind of section: a group that repeats, or a list.")),
        FieldTable(
            Scenario.ListLayout.fields, Scenario.ListLayout(), heading: header("key of a list"),
            definition: definition("listLayout", "A list.")),
        FieldTable(
            Scenario.LayoutItem.fields, Scenario.LayoutItem(), heading: header("key of an item or group"),
            definition: definition("layoutItem", "An item, or a group of items.")),
        FieldTable(
            Scenario.SupplementaryItem.fields, Scenario.SupplementaryItem(),
            heading: header("key of a supplementary item"),
            definition: definition("supplementaryItem", "A view that is attached to an item or group.")),
        FieldTable(
            Scenario.BoundaryItem.fields, Scenario.BoundaryItem(), heading: header("key of a boundary item"),
            definition: definition("boundaryItem", "A header, a footer or another view at an edge.")),
        FieldTable(
            Scenario.Decoration.fields, Scenario.Decoration(), heading: header("key of a decoration"),
            definition: definition("decoration", "A view behind a section's contents.")),
        FieldTable(
            Scenario.CompositionalLayout.Options.fields, Scenario.CompositionalLayout.Options(),
            heading: header("option of a compositional layout"),
            definition: definition(
                "compositionalOptions", "Choices where UIKit's behaviour is open, of a compositional layout.")),
        FieldTable(
            Scenario.Table.fields, Scenario.Table(),
            heading: "Unless it is set, a property has the initial value of a new `UITableView`.\n\n" + header("key"),
            definition: definition("table", "A table view's properties.")),
        FieldTable(
            Scenario.TextStyle.fields, Scenario.TextStyle(), heading: section("text"),
            definition: definition("text", "How items with texts look.")),
        FieldTable(
            Scenario.Cell.Label.fields, Scenario.Cell.Label(), heading: header("key of a label"),
            definition: definition("label", "A text in as many lines as it may have.")),
        FieldTable(
            Scenario.Cell.Stack.fields, Scenario.Cell.Stack(), heading: header("key of a stack"),
            definition: definition("stack", "A row or a column of the views in it.")),
        FieldTable(
            BubbleReader.fields, BubbleReader(), heading: header("key of a bubble"),
            definition: definition("bubble", "A text in a bubble at one of the edges.")),
        FieldTable(
            Scenario.Invalidation.Context.fields, Scenario.Invalidation.Context(),
            heading: "there is a warning then.\n\n" + header("key"),
            definition: definition("context", "A context for invalidateLayout(with:).")),
        FieldTable(
            Scenario.Expectation.fields, Scenario.Expectation(), hasDefaults: false,
            heading: "| key | compared with |\n|---|---|\n",
            definition: definition(
                "expectation", "Only what is given is compared. Lengths may differ by 0.001 points.")),
        FieldTable(options: OptionValues.table),
        FieldTable(
            Scenario.Section.metrics, Scenario.Section(items: []),
            heading: "| `title` | shown in the header when it is drawn | none |\n",
            definition: """
                        "title": {"type": "string", "description": "Shown in the header when it is drawn."},
                        "items": {"type": "array", "items": {"$ref": "#/$defs/group"}},

                """
        ).upTo("\n| `header`, `footer` | in a table", ",\n        \"text\""),
        FieldTable(
            Scenario.RowTraits.fields, Scenario.RowTraits(), hasDefaults: false,
            heading: "| `content`, `contents` | together with `cell`: its content, or a list of contents |\n",
            definition: "          \"description\": \"What the cells show, one after the other.\"\n        },\n"
        ).upTo("\n| `count`", ",\n        \"count\""),
    ]

    private static func section(_ name: String) -> String { "### `\(name)`\n\n" + header("key") }

    private static func header(_ key: String) -> String { "| \(key) | meaning | default |\n|---|---|---|\n" }

    private static func definition(_ name: String, _ description: String) -> String {
        """
            "\(name)": {
              "type": "object",
              "description": "\(description)",
              "properties": {
                "comment": {"$ref": "#/$defs/comment"},

        """
    }

    /// Neighbours with the same meaning share a row.
    var page: PublishedNames {
        var lines: [(keys: [String], rest: String)] = []
        for row in rows {
            if lines.last?.rest == row.rest {
                lines[lines.count - 1].keys.append(row.key)
            } else {
                lines.append(([row.key], row.rest))
            }
        }
        let text = lines.map { line in
            "| \(line.keys.map { "`\($0)`" }.joined(separator: ", ")) | \(line.rest)"
        }
        return PublishedNames(
            page: "scenarios.md", start: heading, end: headingEnd, text: text.joined(separator: "\n"))
    }

    var schema: PublishedNames {
        let text = rows.map { "        \"\($0.key)\": {\($0.schema)}" }
        return PublishedNames(start: definition, end: definitionEnd, text: text.joined(separator: ",\n"))
    }

    /// Markdown without links and code.
    private static func plain(_ markdown: String) -> String {
        markdown.replacing(/\[([^\]`]*)\]\([^)]*\)/) { String($0.output.1) }
            .replacing(/"([^"]*)"/) { "“\($0.output.1)”" }
            .replacing("`", with: "")
    }
}

extension OptionValues.Row {
    /// The values that it may have, the usual one first.
    fileprivate var values: String {
        let usual = usual.text.trimmingCharacters(in: .newlines)
        switch kind {
        case .bool: return "`\(usual)`, `\(usual == "false")`"
        case .choice(let names):
            let others = names.map { "\"\($0)\"" }.filter { $0 != usual }
            return ([usual] + others).map { "`\($0)`" }.joined(separator: ", ")
        case .integer(let range): return "\(usual); \(range.lowerBound) to \(range.upperBound)"
        case .points(let range):
            return "\(usual); points, \(NumberText.plain(range.lowerBound)) to \(NumberText.plain(range.upperBound))"
        }
    }

    fileprivate var schema: String {
        switch kind {
        case .bool: Form.bool.schema
        case .choice(let names): "\"enum\": [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]"
        case .integer(let range): Form.integer(range).schema
        case .points(let range): Form.number(range).schema
        }
    }
}
