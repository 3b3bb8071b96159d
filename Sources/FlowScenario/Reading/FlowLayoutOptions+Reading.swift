import FlowEngine
import FlowSimulator

extension FlowLayoutOptions {
    static let keys = [
        "containerLength", "offsetAdjustmentPolicy", "queryRect", "maximumRounds", "delegateSizeDisablesSelfSizing",
        "invalidatesOnScrollAxisLengthChange", "asksAgainAfterResizing", "supplementaryZIndex", "fitTolerance",
        "lineAlignment", "lastLineAlignment", "itemAlignment", "usesUniformGrid", "uniformity",
        "centersSelfSizingSingleItemLine", "centersOversizedItem",
    ]

    /// Reads options; what is not given stays as in `base`.
    init(_ place: JSONPlace, over base: FlowLayoutOptions) throws(ScenarioError) {
        let object = try place.object(Self.keys)
        self = base
        try geometry.read(object)
        containerLength =
            try object.choice(
                "containerLength", [("boundsMinusContentInset", .boundsMinusContentInset), ("bounds", .bounds)])
            ?? containerLength
        offsetAdjustmentPolicy =
            try object.choice(
                "offsetAdjustmentPolicy",
                [("aboveVisibleStart", .aboveVisibleStart), ("none", OffsetAdjustmentPolicy.never)])
            ?? offsetAdjustmentPolicy
        queryRect = try object.choice("queryRect", [("bounds", .bounds), ("pages", .pages)]) ?? queryRect
        maximumRounds = try object.integer("maximumRounds", 1...ScenarioLimits.rounds) ?? maximumRounds
        delegateSizeDisablesSelfSizing =
            try object.bool("delegateSizeDisablesSelfSizing") ?? delegateSizeDisablesSelfSizing
        invalidatesOnScrollAxisLengthChange =
            try object.bool("invalidatesOnScrollAxisLengthChange") ?? invalidatesOnScrollAxisLengthChange
        asksAgainAfterResizing = try object.bool("asksAgainAfterResizing") ?? asksAgainAfterResizing
        supplementaryZIndex = try object.integer("supplementaryZIndex", -1000...1000) ?? supplementaryZIndex
    }
}

extension FlowOptions {
    fileprivate mutating func read(_ object: JSONObject) throws(ScenarioError) {
        let lines: [(String, LineAlignment)] = [
            ("start", .start), ("center", .center), ("end", .end), ("justify", .justify),
        ]
        let items: [(String, ItemAlignment)] = [("start", .start), ("center", .center), ("end", .end)]
        fitTolerance = try object["fitTolerance"].map { place throws(ScenarioError) in
            Double(try place.number(0...1, "points"))
        } ?? fitTolerance
        lineAlignment = try object.choice("lineAlignment", lines) ?? lineAlignment
        lastLineAlignment = try object.choice("lastLineAlignment", lines) ?? lastLineAlignment
        itemAlignment = try object.choice("itemAlignment", items) ?? itemAlignment
        usesUniformGrid = try object.bool("usesUniformGrid") ?? usesUniformGrid
        uniformity = try object.choice("uniformity", [("section", .section), ("line", .line)]) ?? uniformity
        centersSelfSizingSingleItemLine =
            try object.bool("centersSelfSizingSingleItemLine") ?? centersSelfSizingSingleItemLine
        centersOversizedItem = try object.bool("centersOversizedItem") ?? centersOversizedItem
    }
}
