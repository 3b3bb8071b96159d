extension Scenario.CompositionalLayout: FieldObject {
    package static let fields = Fields<Self>([
        Field.kind("compositional", usual: "required"),
        Field("scrollDirection", \.direction, .choice, "the scroll axis: `\"vertical\"` or `\"horizontal\"`"),
        Field(
            "sectionLayouts", \.sectionLayouts, .named(sectionLayout, "section layout"),
            "kinds of sections by name; a section says which it has by `layout`", usual: "required"),
        Field(
            "groups", \.groups, .named(.layoutItem, "group"),
            "items and groups by name, for places that name them instead of describing them", usual: "none"),
        Field("interSectionSpacing", \.interSectionSpacing, .length, "distance of sections"),
        Field(
            "contentInsetsReference", \.insetsReference, .choice,
            "the edge that insets of sections start from across the scroll axis: `\"none\"`, the view's; "
                + "`\"safeArea\"`, which `\"automatic\"` means, too, `\"layoutMargins\"` or `\"readableContent\"`"),
        Field(
            "boundaryItems", \.boundaryItems, Form.boundaryItem.list,
            "list of headers and footers of the whole layout, each of a kind of its own", usual: "none"),
        Field("anchor", \.anchorRule, .anchor, "as in a flow layout"),
        Field("options", \.options, options, "choices where UIKit's behaviour is open, see below", usual: "none"),
        Field("quirks", \.quirkNames, .quirks, "as in a flow layout"),
    ])

    private static let sectionLayout = Form<Scenario.SectionLayout>.defined(
        "sectionLayout", read: { place throws(ScenarioError) in try Scenario.SectionLayout(place) })
    private static let options = Form<Options>.defined(
        "compositionalOptions", read: { place throws(ScenarioError) in try Options(place) })

    /// Reads a layout, and checks that the names in it are known.
    package init(_ place: JSONPlace) throws(ScenarioError) {
        let object = try place.object(Self.fields.keys)
        self.init()
        try Self.fields.read(object, into: &self)
        _ = try object.required("sectionLayouts")
        try LayoutNames(self, at: place.place).check()
    }

    /// Reads the properties that a `set` step changes.
    static func change(_ place: JSONPlace, of layout: Self) throws(ScenarioError) -> Self {
        let object = try place.object(fields.keys)
        guard !object.keys.isEmpty else { throw place.error("sets nothing") }
        try object.refuse(["kind"], "cannot be changed between steps")
        var changed = layout
        try fields.read(object, into: &changed)
        try LayoutNames(changed, at: place.place).check()
        return changed
    }
}

extension Scenario.CompositionalLayout.Options: FieldObject {
    package static let fields = Fields<Self>([
        Field(
            "shareRounding", \.shareRounding, .choice,
            "how a length that several items share is rounded to pixels: `\"down\"`, `\"nearest\"` or `\"none\"`"),
        Field(
            "asksReturningCells", \.asksReturningCells, .bool,
            "whether a cell that comes back on screen is asked for its size again"),
        Field(
            "maximumRounds", \.maximumRounds, .integer(1...ScenarioLimits.rounds),
            "rounds of measuring and laying out in one pass, after which there is an issue"),
    ])
}

extension Scenario.SectionLayout: FieldObject {
    package static let fields = Fields<Self>([
        Field(
            "group", \.group, Form.layoutItemReference.optional, "the group whose copies hold the items, or its name"),
        Field("list", \.list, list.optional, "instead of a group: the section is a list"),
        Field(
            "interGroupSpacing", \.interGroupSpacing, Form.length.optional, "distance of groups",
            usual: "0; of a list, the list's"),
        Field(
            "contentInsets", \.insets, Form.directionalInsets.optional,
            "padding around the groups, `[top, leading, bottom, trailing]`", usual: "0; of a list, the list's"),
        Field(
            "contentInsetsReference", \.insetsReference, .choice,
            "the edge that they start from, as in the layout, whose is `\"automatic\"`"),
        Field(
            "supplementaryContentInsetsReference", \.supplementaryInsetsReference, .choice,
            "the edge that headers and footers start from"),
        Field(
            "orthogonalScrolling", \.orthogonalScrolling, .choice,
            "where a section rests that scrolls across: `\"none\"`, `\"continuous\"`, "
                + "`\"continuousGroupLeadingBoundary\"`, `\"paging\"`, `\"groupPaging\"` or `\"groupPagingCentered\"`"),
        Field("boundaryItems", \.boundaryItems, Form.boundaryItem.list, "list of headers and footers", usual: "none"),
        Field("decorations", \.decorations, decoration.list, "list of views behind the contents", usual: "none"),
    ])

    private static let list = Form<Scenario.ListLayout>.defined(
        "listLayout", read: { place throws(ScenarioError) in try Scenario.ListLayout(place) })
    private static let decoration = Form<Scenario.Decoration>.defined(
        "decoration", read: { place throws(ScenarioError) in try Scenario.Decoration(place) })

    package init(_ place: JSONPlace) throws(ScenarioError) {
        let object = try place.object(Self.fields.keys)
        guard object.has("group") != object.has("list") else {
            if object.has("group") { throw place.exclusion(["group", "list"]) }
            throw place.error("expected “group” or “list”")
        }
        self.init()
        try Self.fields.read(object, into: &self)
    }
}

extension Scenario.ListLayout: FieldObject {
    package static let fields = Fields<Self>([
        Field(
            "appearance", \.appearance, .choice,
            "`\"plain\"`, `\"grouped\"`, `\"insetGrouped\"`, `\"sidebar\"` or `\"sidebarPlain\"`"),
        Field(
            "headerMode", \.headerMode, .choice, "`\"none\"`, `\"supplementary\"` or `\"firstItemInSection\"`"),
        Field("footerMode", \.footerMode, .choice, "`\"none\"` or `\"supplementary\"`"),
        Field(
            "headerTopPadding", \.headerTopPadding, Form.length.optional, "space above headers",
            usual: "the system's"),
        Field("showsSeparators", \.showsSeparators, .bool, "whether there are separators between rows"),
    ])
}

extension Scenario.Decoration: FieldObject {
    package static let fields = Fields<Self>([
        Field("kind", \.kind, .viewKind, "name of the kind"),
        Field("contentInsets", \.insets, .directionalInsets, "distances from the edges of the section"),
        Field(
            "zIndex", \.zIndex, .zIndex, "order in depth; at 0 and below, the view's own is one less, behind cells"),
    ])
}

extension Field {
    /// Makes the key for the kind of a layout.
    static func kind(_ name: String, usual: String? = nil) -> Field {
        Field(
            "kind", "\"const\": \"\(name)\"", "`\"\(name)\"`", usual: usual, isChangeable: false,
            read: { _, place throws(ScenarioError) in
                _ = try place.choice(Scenario.Surface.layoutKinds.map { ($0, $0) })
            },
            write: { _, _, _ in })
    }
}
