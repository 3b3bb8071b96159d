import CollectionSimulator
import FlowEngine

extension Scenario.Layout {
    /// The values of the layout's options. Each option decides an open question about UIKit's behaviour.
    public var options: FlowLayoutOptions {
        get { FlowLayoutOptions(optionValues) }
        set { optionValues = newValue.values }
    }

    /// The defects of UIKit that the layout reproduces.
    public var quirks: UIKitQuirks {
        get { UIKitQuirks(names: quirkNames) }
        set { quirkNames = newValue.names }
    }

    /// The rule by which the anchor is chosen. The anchor is the element that stays where the reader sees it.
    public var anchor: CollectionView.AnchorPolicy {
        get { AnchorPolicy(anchorRule) }
        set { anchorRule = Scenario.AnchorRule(newValue) }
    }

    package var scrollAxis: CollectionView.ScrollDirection { direction == .vertical ? .vertical : .horizontal }
}

extension Scenario.CompositionalLayout {
    /// The defects of UIKit that the layout reproduces.
    public var quirks: UIKitQuirks {
        get { UIKitQuirks(names: quirkNames) }
        set { quirkNames = newValue.names }
    }

    /// The rule by which the anchor is chosen. The anchor is the element that stays where the reader sees it.
    public var anchor: CollectionView.AnchorPolicy {
        get { AnchorPolicy(anchorRule) }
        set { anchorRule = Scenario.AnchorRule(newValue) }
    }
}

extension UIKitQuirks {
    /// Makes the defects with the given names in documents.
    init(names: [String]) {
        self = Self.table.reduce(into: []) { quirks, row in
            if names.contains(row.name) { quirks.formUnion(row.quirk) }
        }
    }

    /// The names of the defects in documents.
    fileprivate var names: [String] { Self.table.filter { contains($0.quirk) }.map(\.name) }
}

extension Scenario.Table {
    /// The rule by which the anchor is chosen. The anchor is the row that stays where the reader sees it.
    public var anchor: AnchorPolicy {
        get { AnchorPolicy(anchorRule) }
        set { anchorRule = Scenario.AnchorRule(newValue) }
    }
}

extension Scenario.Surface {
    package var scrollAxis: CollectionView.ScrollDirection { scrollsVertically ? .vertical : .horizontal }
}

extension AnchorPolicy {
    init(_ rule: Scenario.AnchorRule) {
        self =
            switch rule {
            case .automatic: .automatic
            case .top: .top
            case .bottom: .bottom
            case .none: .unanchored
            case .item(let path): .item(path.indexPath)
            }
    }
}

extension Scenario.AnchorRule {
    /// Makes the anchor rule of a scenario from the anchor policy of a view. The policy `item` becomes `none` if its
    /// index path is not the path of an item.
    init(_ policy: AnchorPolicy) {
        self =
            switch policy {
            case .automatic: .automatic
            case .top: .top
            case .bottom: .bottom
            case .unanchored: .none
            case .item(let path): Scenario.ItemPath(path).map { .item($0) } ?? .none
            }
    }
}

// MARK: Options of documents

/// An option in documents. Its functions read the option's value from the layout's options, or write it there.
private struct OptionAccess: Sendable {
    let name: String
    let read: @Sendable (FlowLayoutOptions) -> JSONValue
    let write: @Sendable (inout FlowLayoutOptions, JSONValue) -> Void

    private init<Value>(
        _ name: String, _ path: any WritableKeyPath<FlowLayoutOptions, Value> & Sendable,
        _ json: @escaping @Sendable (Value) -> JSONValue, _ value: @escaping @Sendable (JSONValue) -> Value?
    ) {
        self.name = name
        read = { json($0[keyPath: path]) }
        write = { options, found in if let value = value(found) { options[keyPath: path] = value } }
    }

    static func value<Value: JSONWritable & Sendable>(
        _ name: String, _ path: any WritableKeyPath<FlowLayoutOptions, Value> & Sendable,
        _ read: @escaping @Sendable (JSONValue) -> Value?
    ) -> OptionAccess {
        OptionAccess(name, path, { $0.json }, read)
    }

    /// Returns an option that is a choice among the cases of an enumeration.
    ///
    /// - Parameter cases: The cases, in the order of their names in documents.
    static func choice<Value: Equatable & Sendable>(
        _ name: String, _ path: any WritableKeyPath<FlowLayoutOptions, Value> & Sendable, _ cases: Value...
    ) -> OptionAccess {
        let words = zip(OptionValues.choices(of: name).map(JSONValue.string), cases).map { ($0, $1) }
        return OptionAccess(
            name, path, { value in words.first { $0.1 == value }?.0 ?? .null },
            { word in words.first { $0.0 == word }?.1 })
    }
}

extension JSONValue {
    fileprivate var flag: Bool? { if case .bool(let value) = self { value } else { nil } }
    fileprivate var number: Double? { if case .number(let value) = self { value } else { nil } }
    fileprivate var integer: Int? { number.map { Int($0) } }
}

extension FlowLayoutOptions {
    private static let accesses: [OptionAccess] = [
        .choice("containerLength", \.containerLength, .boundsMinusContentInset, .bounds),
        .choice("offsetAdjustmentPolicy", \.offsetAdjustmentPolicy, .aboveVisibleStart, .never),
        .choice("queryRect", \.queryRect, .bounds, .pages),
        .choice("pinLimit", \.pinLimit, .footerTop, .lastItemEnd, .sectionEnd),
        .value("maximumRounds", \.maximumRounds, \.integer),
        .value("delegateSizeDisablesSelfSizing", \.delegateSizeDisablesSelfSizing, \.flag),
        .value("invalidatesOnScrollAxisLengthChange", \.invalidatesOnScrollAxisLengthChange, \.flag),
        .value("asksAgainAfterResizing", \.asksAgainAfterResizing, \.flag),
        .value("asksReturningCells", \.asksReturningCells, \.flag),
        .value("supplementaryZIndex", \.supplementaryZIndex, \.integer),
        .value("fitTolerance", \.geometry.fitTolerance, \.number),
        .choice("lineAlignment", \.geometry.lineAlignment, .start, .center, .end, .justify),
        .choice("lastLineAlignment", \.geometry.lastLineAlignment, .start, .center, .end, .justify),
        .choice("itemAlignment", \.geometry.itemAlignment, .start, .center, .end),
        .value("usesUniformGrid", \.geometry.usesUniformGrid, \.flag),
        .choice("uniformity", \.geometry.uniformity, .section, .line),
        .value("centersSelfSizingSingleItemLine", \.geometry.centersSelfSizingSingleItemLine, \.flag),
        .value("centersOversizedItem", \.geometry.centersOversizedItem, \.flag),
    ]

    /// Makes layout options from the values in a document.
    init(_ values: OptionValues) {
        self.init()
        for access in Self.accesses { access.write(&self, values[access.name]) }
    }

    /// The options as values in a document.
    var values: OptionValues {
        var values = OptionValues()
        for access in Self.accesses { values[access.name] = access.read(self) }
        return values
    }
}
