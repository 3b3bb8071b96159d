import FlowEngine
import FlowSimulator

extension Scenario.Layout.Direction: JSONWritable {}
extension Scenario.Layout.InsetReference: JSONWritable {}
extension Scenario.LayoutDirection: JSONWritable {}
extension Scenario.ContentSizeCategory: JSONWritable {}
extension Scenario.SelfSizingInvalidation: JSONWritable {}

extension Scenario.Container: JSONWritable {
    package var json: JSONValue {
        let usual = Scenario.Container(width: 0, height: 0)
        var members = JSONMembers()
        members.add("width", Double(size.width))
        members.add("height", Double(size.height))
        members.add("scale", scale, or: usual.scale)
        members.add("insets", insets, or: usual.insets)
        members.add("safeArea", safeArea, or: usual.safeArea)
        members.add("layoutMargins", layoutMargins, or: usual.layoutMargins)
        members.add("layoutDirection", layoutDirection, or: usual.layoutDirection)
        members.add("contentSizeCategory", contentSizeCategory, or: usual.contentSizeCategory)
        members.add("selfSizingInvalidation", selfSizingInvalidation, or: usual.selfSizingInvalidation)
        return members.json
    }
}

extension Scenario.Layout {
    /// What differs from other properties.
    ///
    /// - Parameter names: What is written in any case.
    func members(over base: Scenario.Layout, naming names: [String] = []) -> JSONMembers {
        var members = JSONMembers(named: names)
        members.add("scrollDirection", direction, or: base.direction)
        members.add("itemSize", itemSize, or: base.itemSize)
        members.add("estimatedItemSize", estimate, or: base.estimate)
        members.add("minimumLineSpacing", minimumLineSpacing, or: base.minimumLineSpacing)
        members.add("minimumInteritemSpacing", minimumInteritemSpacing, or: base.minimumInteritemSpacing)
        members.add("sectionInset", sectionInset, or: base.sectionInset)
        members.add("sectionInsetReference", insetReference, or: base.insetReference)
        members.add("header", headerLength, or: base.headerLength) { $0.json(along: .height) }
        members.add("footer", footerLength, or: base.footerLength) { $0.json(along: .height) }
        members.add("pinHeaders", pinsHeaders, or: base.pinsHeaders)
        members.add("pinFooters", pinsFooters, or: base.pinsFooters)
        members.add("backgrounds", hasBackgrounds, or: base.hasBackgrounds)
        members.add("flipsInRightToLeft", flipsInRightToLeft, or: base.flipsInRightToLeft)
        members.add("anchor", anchor, or: base.anchor)
        members.add("options", options, or: base.options) { $0.json(over: base.options) }
        members.add("quirks", quirks, or: base.quirks)
        return members
    }
}

extension Scenario.Layout.Estimate: JSONWritable {
    package var json: JSONValue {
        switch self {
        case .none: [0, 0]
        case .size(let size): size.json
        case .automatic: "automatic"
        }
    }
}

extension AnchorPolicy: JSONWritable {
    package var json: JSONValue {
        switch self {
        case .automatic: "automatic"
        case .top: "top"
        case .bottom: "bottom"
        case .unanchored: "none"
        case .item(let path): ["item": path.json]
        }
    }
}

extension UIKitQuirks: JSONWritable {
    package var json: JSONValue { UIKitQuirks.table.filter { contains($0.quirk) }.map(\.name).json }
}

extension FlowLayoutOptions {
    /// What differs from other options: what a document leaves out stays.
    fileprivate func json(over base: FlowLayoutOptions) -> JSONValue {
        var members = JSONMembers()
        members.add("containerLength", containerLength, or: base.containerLength, names: Self.containerLengths)
        members.add(
            "offsetAdjustmentPolicy", offsetAdjustmentPolicy, or: base.offsetAdjustmentPolicy,
            names: Self.offsetAdjustmentPolicies)
        members.add("queryRect", queryRect, or: base.queryRect, names: Self.queryRects)
        members.add("maximumRounds", maximumRounds, or: base.maximumRounds)
        members.add(
            "delegateSizeDisablesSelfSizing", delegateSizeDisablesSelfSizing, or: base.delegateSizeDisablesSelfSizing)
        members.add(
            "invalidatesOnScrollAxisLengthChange", invalidatesOnScrollAxisLengthChange,
            or: base.invalidatesOnScrollAxisLengthChange)
        members.add("asksAgainAfterResizing", asksAgainAfterResizing, or: base.asksAgainAfterResizing)
        members.add("asksReturningCells", asksReturningCells, or: base.asksReturningCells)
        members.add("supplementaryZIndex", supplementaryZIndex, or: base.supplementaryZIndex)
        geometry.add(to: &members, over: base.geometry)
        return members.json
    }
}

extension FlowOptions {
    fileprivate func add(to members: inout JSONMembers, over base: FlowOptions) {
        members.add("fitTolerance", fitTolerance, or: base.fitTolerance)
        members.add("lineAlignment", lineAlignment, or: base.lineAlignment, names: Self.lineAlignments)
        members.add("lastLineAlignment", lastLineAlignment, or: base.lastLineAlignment, names: Self.lineAlignments)
        members.add("itemAlignment", itemAlignment, or: base.itemAlignment, names: Self.itemAlignments)
        members.add("uniformity", uniformity, or: base.uniformity, names: Self.uniformities)
        members.add("usesUniformGrid", usesUniformGrid, or: base.usesUniformGrid)
        members.add(
            "centersSelfSizingSingleItemLine", centersSelfSizingSingleItemLine,
            or: base.centersSelfSizingSingleItemLine)
        members.add("centersOversizedItem", centersOversizedItem, or: base.centersOversizedItem)
    }
}
