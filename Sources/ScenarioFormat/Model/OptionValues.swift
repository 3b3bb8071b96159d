import CallerChecks

/// The options of a flow layout that differ from their defaults. The keys are the options' names in documents.
///
/// The format has the names and the valid values; the simulator has the effects.
package struct OptionValues: Hashable, Sendable {
    /// An option of a flow layout, with its valid values.
    package struct Row: Sendable {
        package enum Kind: Sendable {
            case bool
            case choice([String])
            case integer(ClosedRange<Int>)
            case points(ClosedRange<Double>)
        }

        package let name: String
        package let kind: Kind
        package let usual: JSONValue

        fileprivate init(_ name: String, _ kind: Kind, usual: JSONValue) {
            self.name = name
            self.kind = kind
            self.usual = usual
        }
    }

    package static let table: [Row] = [
        Row("containerLength", .choice(["boundsMinusContentInset", "bounds"]), usual: "boundsMinusContentInset"),
        Row("offsetAdjustmentPolicy", .choice(["aboveVisibleStart", "none"]), usual: "aboveVisibleStart"),
        Row("queryRect", .choice(["bounds", "pages"]), usual: "bounds"),
        Row("pinLimit", .choice(["footerTop", "lastItemEnd", "sectionEnd"]), usual: "footerTop"),
        Row("maximumRounds", .integer(1...ScenarioLimits.rounds), usual: 100),
        Row("delegateSizeDisablesSelfSizing", .bool, usual: false),
        Row("invalidatesOnScrollAxisLengthChange", .bool, usual: false),
        Row("asksAgainAfterResizing", .bool, usual: false),
        Row("asksReturningCells", .bool, usual: true),
        Row("supplementaryZIndex", .integer(-1000...1000), usual: 10),
        Row("fitTolerance", .points(0...1), usual: 1e-6),
        Row("lineAlignment", .choice(["start", "center", "end", "justify"]), usual: "justify"),
        Row("lastLineAlignment", .choice(["start", "center", "end", "justify"]), usual: "start"),
        Row("itemAlignment", .choice(["start", "center", "end"]), usual: "center"),
        Row("usesUniformGrid", .bool, usual: true),
        Row("uniformity", .choice(["section", "line"]), usual: "section"),
        Row("centersSelfSizingSingleItemLine", .bool, usual: true),
        Row("centersOversizedItem", .bool, usual: true),
    ]

    /// The values that differ from the defaults. The key is the option's name.
    private var values: [String: JSONValue] = [:]

    package init() {}

    /// The value of an option; its default if no other value is set.
    ///
    /// - Parameter name: One of the names in the table.
    package subscript(name: String) -> JSONValue {
        get { values[name] ?? Self.row(name).usual }
        set { values[name] = newValue == Self.row(name).usual ? nil : newValue }
    }

    /// Returns the names of an option's valid values; empty for an option that is not a choice of names.
    package static func choices(of name: String) -> [String] {
        if case .choice(let names) = row(name).kind { names } else { [] }
    }

    private static func row(_ name: String) -> Row {
        guard let row = table.first(where: { $0.name == name }) else { stop("There is no option “\(name)”.") }
        return row
    }
}

// MARK: In documents

extension OptionValues {
    /// Reads the options in a document. Options that the document does not give have the values of `base`.
    init(_ place: JSONPlace, over base: OptionValues) throws(ScenarioError) {
        let object = try place.object(Self.table.map(\.name))
        self = base
        for row in Self.table {
            guard let place = object[row.name] else { continue }
            self[row.name] = try row.kind.value(place)
        }
    }

    /// Returns the options that differ from those of `base`, as JSON. An option that a document leaves out has the
    /// value of `base`.
    func json(over base: OptionValues) -> JSONValue {
        var members = JSONMembers()
        for row in Self.table { members.add(row.name, self[row.name], or: base[row.name]) }
        return members.json
    }
}

extension OptionValues.Row.Kind {
    fileprivate func value(_ place: JSONPlace) throws(ScenarioError) -> JSONValue {
        switch self {
        case .bool: .bool(try place.bool())
        case .choice(let names): .string(try place.choice(names.map { ($0, $0) }))
        case .integer(let range): .number(Double(try place.integer(range)))
        case .points(let range): .number(try place.number(range, "points"))
        }
    }
}
