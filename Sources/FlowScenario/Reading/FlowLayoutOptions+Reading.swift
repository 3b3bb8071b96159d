import FlowEngine
import FlowSimulator

extension FlowLayoutOptions {
    static let keys = [
        "containerLength", "offsetAdjustmentPolicy", "queryRect", "maximumRounds", "delegateSizeDisablesSelfSizing",
        "invalidatesOnScrollAxisLengthChange", "asksAgainAfterResizing", "asksReturningCells", "supplementaryZIndex",
        "fitTolerance", "lineAlignment", "lastLineAlignment", "itemAlignment", "usesUniformGrid", "uniformity",
        "centersSelfSizingSingleItemLine", "centersOversizedItem",
    ]

    /// Reads options; what is not given stays as in `base`.
    init(_ place: JSONPlace, over base: FlowLayoutOptions) throws(ScenarioError) {
        let object = try place.object(Self.keys)
        self = base
        try geometry.read(object)
        containerLength = try object.choice("containerLength", Self.containerLengths) ?? containerLength
        offsetAdjustmentPolicy =
            try object.choice("offsetAdjustmentPolicy", Self.offsetAdjustmentPolicies) ?? offsetAdjustmentPolicy
        queryRect = try object.choice("queryRect", Self.queryRects) ?? queryRect
        maximumRounds = try object.integer("maximumRounds", 1...ScenarioLimits.rounds) ?? maximumRounds
        delegateSizeDisablesSelfSizing =
            try object.bool("delegateSizeDisablesSelfSizing") ?? delegateSizeDisablesSelfSizing
        invalidatesOnScrollAxisLengthChange =
            try object.bool("invalidatesOnScrollAxisLengthChange") ?? invalidatesOnScrollAxisLengthChange
        asksAgainAfterResizing = try object.bool("asksAgainAfterResizing") ?? asksAgainAfterResizing
        asksReturningCells = try object.bool("asksReturningCells") ?? asksReturningCells
        supplementaryZIndex = try object.integer("supplementaryZIndex", -1000...1000) ?? supplementaryZIndex
    }
}

extension FlowOptions {
    fileprivate mutating func read(_ object: JSONObject) throws(ScenarioError) {
        fitTolerance = try object["fitTolerance"].map { place throws(ScenarioError) in
            Double(try place.number(0...1, "points"))
        } ?? fitTolerance
        lineAlignment = try object.choice("lineAlignment", Self.lineAlignments) ?? lineAlignment
        lastLineAlignment = try object.choice("lastLineAlignment", Self.lineAlignments) ?? lastLineAlignment
        itemAlignment = try object.choice("itemAlignment", Self.itemAlignments) ?? itemAlignment
        usesUniformGrid = try object.bool("usesUniformGrid") ?? usesUniformGrid
        uniformity = try object.choice("uniformity", Self.uniformities) ?? uniformity
        centersSelfSizingSingleItemLine =
            try object.bool("centersSelfSizingSingleItemLine") ?? centersSelfSizingSingleItemLine
        centersOversizedItem = try object.bool("centersOversizedItem") ?? centersOversizedItem
    }
}

// MARK: What documents call the values

extension FlowLayoutOptions {
    static let containerLengths: [(String, ContainerLength)] = [
        ("boundsMinusContentInset", .boundsMinusContentInset), ("bounds", .bounds),
    ]
    static let offsetAdjustmentPolicies: [(String, OffsetAdjustmentPolicy)] = [
        ("aboveVisibleStart", .aboveVisibleStart), ("none", .never),
    ]
    static let queryRects: [(String, QueryRect)] = [("bounds", .bounds), ("pages", .pages)]
}

extension FlowOptions {
    static let lineAlignments: [(String, LineAlignment)] = [
        ("start", .start), ("center", .center), ("end", .end), ("justify", .justify),
    ]
    static let itemAlignments: [(String, ItemAlignment)] = [("start", .start), ("center", .center), ("end", .end)]
    static let uniformities: [(String, Uniformity)] = [("section", .section), ("line", .line)]
}
