import ConstraintSolving

/// The sources from which an engine reads the constants of its constraints, in the order of the constraints. After a
/// change only the constants are read again; the constraints remain.
@MainActor
struct ConstantPlan {
    enum Source {
        /// The alignment rectangle of an item whose frame does not come from the solution. The rectangle gives four
        /// constants. `slot` is the index of the item in `EngineParts.entries`.
        case frame(slot: Int, FrameShares)
        /// The distances of a guide from the edges of its view, as four constants.
        case insets(slot: Int)
        /// The source of the constants for a scroll view's content area. Two constants are 0, for the origin. A further
        /// constant follows for each axis on which `contentSize` determines the size of the content.
        case contentArea(slot: Int, ContentAxes)
        /// The preferred size of a view's content. The value is the content's index in `contents`. There are two
        /// constants for each axis on which the content has a size.
        case content(Int)
        /// The constant of a constraint, given by the constraint's index in `EngineParts.constraints`. It includes the
        /// margins and baselines of both items.
        case constraint(Int)
    }

    /// A view's content, with the axes on which the content had a size when the plan was made.
    @MainActor
    struct Content {
        var slot: Int
        var hasWidth: Bool
        var hasHeight: Bool
        var wraps: Bool
        /// The size of the content before the solution gives it a width. The content is in one line, or is wrapped at
        /// the view's preferred maximum width.
        var size = CGSize.zero
        /// The width of the wrapped content, and the content's size at this width. Nil, except while constants are
        /// computed for wrapped contents.
        var wrapped: Wrapped?

        mutating func read(_ view: View) -> Bool {
            size = view.askContent()
            wraps = view.wrapsItsContent
            return hasWidth == (size.width != View.noIntrinsicMetric)
                && hasHeight == (size.height != View.noIntrinsicMetric)
        }
    }

    /// A width at which a content is wrapped, and the size of the content at this width.
    struct Wrapped {
        var width: CGFloat
        var size: CGSize

        init(_ width: CGFloat, _ size: CGSize) { (self.width, self.size) = (width, size) }
    }

    private(set) var sources: ContiguousArray<Source> = []
    /// The sources whose constants depend on texts. `source` is an index in `sources`. `position` is the position of
    /// the source's first constant among all constants.
    private(set) var textual: [(source: Int, position: Int)] = []
    /// The position after each source's last constant, among the constants of all sources. The entries are in the order
    /// of `sources`.
    private var ends: ContiguousArray<Int> = []
    private var count = 0
    var contents: [Content] = []

    mutating func reserve(sources count: Int) {
        sources.reserveCapacity(count)
        ends.reserveCapacity(count)
    }

    mutating func append(_ source: Source, count added: Int, isTextual: Bool = false) {
        if isTextual { textual.append((sources.count, count)) }
        sources.append(source)
        ends.append(count + added)
        count += added
    }

    /// Returns the source of a constant, and the index of the constant within the source. Used only for messages.
    /// O(*c*) for *c* sources.
    func source(of constant: Int) -> (Source, offset: Int)? {
        guard let index = ends.firstIndex(where: { constant < $0 }) else { return nil }
        return (sources[index], constant - (index == 0 ? 0 : ends[index - 1]))
    }
}

extension EngineParts {
    /// Reads the preferred sizes of the contents. Returns false if the axes on which a content has a size differ from
    /// those in the plan.
    mutating func readContents() -> Bool {
        for index in plan.contents.indices {
            guard let view = entries[plan.contents[index].slot].state.view else { continue }
            if !plan.contents[index].read(view) { return false }
        }
        return true
    }

    /// Reads all constants. The contents must have been read before.
    func readConstants(into constants: inout ContiguousArray<Double>) {
        constants.removeAll(keepingCapacity: true)
        for source in plan.sources {
            switch source {
            case .frame(let slot, let shares):
                let (rect, outer) = entries[slot].state.view?.frameForConstraints(shares) ?? (.zero, .zero)
                constants.append((rect.origin.x - shares.x * outer.width).usable)
                constants.append((rect.origin.y - shares.y * outer.height).usable)
                constants.append((rect.size.width - shares.width * outer.width).usable)
                constants.append((rect.size.height - shares.height * outer.height).usable)
            case .insets(let slot):
                let insets = insets(ofGuide: slot)
                for length in [insets.left, insets.top] { constants.append(length.usable) }
                for length in [insets.right, insets.bottom] { constants.append(0 - length.usable) }
            case .contentArea(let slot, let given):
                let size = (entries[slot].state.guide?.owningView as? ScrollView)?.contentSize ?? .zero
                constants.append(contentsOf: [0, 0])
                if given.contains(.horizontal) { constants.append(max(size.width.usable, 0)) }
                if given.contains(.vertical) { constants.append(max(size.height.usable, 0)) }
            case .content(let index):
                forEachConstant(ofContent: index) { constants.append($0) }
            case .constraint(let index): constants.append(constant(ofConstraint: index))
            }
        }
    }

    /// Reads again those constants that depend on texts, now with the sizes of the wrapped texts.
    func wrapConstants(_ constants: inout ContiguousArray<Double>) {
        for (source, position) in plan.textual {
            switch plan.sources[source] {
            case .content(let index):
                var place = position
                forEachConstant(ofContent: index) { length in
                    constants[place] = length
                    place += 1
                }
            case .constraint(let index): constants[position] = constant(ofConstraint: index)
            case .frame, .insets, .contentArea: break
            }
        }
    }

    private func insets(ofGuide slot: Int) -> EdgeInsets {
        guard let guide = entries[slot].state.guide, let view = guide.owningView else { return .zero }
        return guide.insets?(view) ?? .zero
    }

    private func forEachConstant(ofContent index: Int, _ body: (Double) -> Void) {
        let content = plan.contents[index]
        let size = content.wrapped?.size ?? content.size
        if content.hasWidth { for _ in 0..<2 { body(max(size.width.usable, 0)) } }
        if content.hasHeight { for _ in 0..<2 { body(max(size.height.usable, 0)) } }
    }

    /// The width at which an item's content is wrapped, for a side that names a baseline. Nil if the side names another
    /// attribute, or if the content is not wrapped.
    private func wrapWidth(of side: LayoutConstraint.Side) -> CGFloat? {
        guard side.attribute.isBaseline else { return nil }
        var slot: Int? = side.state.slot
        if !entries.indices.contains(side.state.slot) || entries[side.state.slot].state !== side.state {
            slot = entries.firstIndex { $0.state === side.state }
        }
        guard let slot, entries[slot].content >= 0 else { return nil }
        return plan.contents[entries[slot].content].wrapped?.width
    }

    /// The distance by which the views between an item and the constraint's holder are scrolled. It is the sum of the
    /// origins of these views' bounds.
    private func boundsOrigin(around side: LayoutConstraint.Side, _ lowered: Lowered) -> CGFloat {
        guard side.attribute.isPlace, let holder = lowered.constraint.holder, side.state.view !== holder else {
            return 0
        }
        var sum: CGFloat = 0
        side.state.forEachView(below: holder) { view in
            let origin = view.bounds.origin
            sum += side.attribute.dimension == .place(.vertical) ? origin.y : lowered.isTurned ? -origin.x : origin.x
        }
        return sum
    }

    /// Returns the constant that the solver uses for a constraint. It combines the constraint's own constant with the
    /// margins and baselines of both items, and with how far the views around the items are scrolled.
    private func constant(ofConstraint index: Int) -> Double {
        let lowered = constraints[index]
        var sum = lowered.constraint.constant
        guard lowered.hasDistances else { return sum.usable }
        lowered.constraint.forEachSide { side in
            let distance = side.attribute.distance(
                in: side.state, isMirrored: lowered.isTurned, wrappedAt: wrapWidth(of: side))
            sum -= side.factor * (distance - boundsOrigin(around: side, lowered))
        }
        return sum.usable
    }
}

extension CGFloat {
    /// The length as the solver receives it. It is rounded to a multiple of 2⁻²⁴ points; a length that is not finite
    /// becomes 0.
    ///
    /// Because of the rounding, sums of thirds are exact, and a size that a fitting found leaves no rest in a layout.
    var usable: Double {
        guard isFinite else { return 0 }
        // The solver cuts larger numbers and reports them.
        return magnitude < CGFloat(SolverLimits.constant) ? SolverLimits.snapped(Double(self)) : Double(self)
    }
}
