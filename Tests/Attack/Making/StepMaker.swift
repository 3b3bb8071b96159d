import FlowTestSupport

/// Makes steps at random that fit what the reference holds at the moment.
struct StepMaker {
    var maker: WorldMaker
    private var generator: SeededGenerator {
        get { maker.generator }
        set { maker.generator = newValue }
    }

    init(_ maker: WorldMaker) {
        self.maker = maker
    }

    /// Mostly one action; paths fit even where an update comes first, because what does not exist does nothing. Sizes
    /// that were measured, discarded and measured again in one step would leave an adopted average open.
    mutating func step(_ state: ReferenceView) -> [ReferenceAction] {
        if generator.isHeads(oneIn: 16) { return generator.isHeads() ? leaving(state) : adjustedEnd(state) }
        let count = state.world.sizing == .automatic ? 1 : generator.pick([1, 1, 1, 1, 2, 2, 3])
        return (0..<count).map { _ in action(state) }
    }

    /// A named item leaves the screen, or comes back, in one turn (R17.3, R18.2).
    private mutating func leaving(_ state: ReferenceView) -> [ReferenceAction] {
        let (section, item) = pathOnScreen(state)
        var context = ReferenceContext()
        context.items = [[section, item]]
        return [.invalidate(context), .scroll(by: Double(generator.within(-40...40)) / 20 * state.viewportLength)]
    }

    /// An adjustment before or after an end is gone to, or while the view is pulled (R17.10, R17.1).
    private mutating func adjustedEnd(_ state: ReferenceView) -> [ReferenceAction] {
        var context = ReferenceContext()
        (context.metrics, context.attributes, context.offset) = (false, false, maker.length(-40, 40))
        let scroll = generator.pick([
            ReferenceAction.scrollToStart, .scrollToEnd, .pull(by: maker.length(-60, 60)),
        ])
        return generator.isHeads() ? [.invalidate(context), scroll] : [scroll, .invalidate(context)]
    }

    private mutating func action(_ state: ReferenceView) -> ReferenceAction {
        switch generator.below(32) {
        case 0...6: scroll(state)
        case 7: generator.pick([.beginDrag, .endDrag])
        case 8: scrollToItem(state)
        case 9: .resize(resized(state))
        case 10: generator.isHeads(oneIn: 3) ? .safeArea(maker.insets(state.world)) : .inset(maker.insets(state.world))
        case 11...14: content(state)
        case 15: .metrics(generator.below(max(state.truth.sections.count, 1)), maker.metrics())
        case 16...19: .invalidate(context(state))
        case 20: generator.pick([.invalidateLayout, .invalidateLayout, .reloadData])
        case 21: .set(changed(state.world.layout, state))
        case 22: surroundings(state)
        case 23: .look
        default: .update(batch(state))
        }
    }

    private mutating func scroll(_ state: ReferenceView) -> ReferenceAction {
        let way = Double(generator.within(-150...200)) / 100 * state.viewportLength
        let small = maker.length(-60, 60)
        switch generator.below(12) {
        case 0: return .scrollToStart
        case 1: return .scrollToEnd
        case 2, 3: return .pull(by: small)
        case 4...7: return .scroll(by: way.rounded())
        default: return .scroll(by: small)
        }
    }

    private mutating func scrollToItem(_ state: ReferenceView) -> ReferenceAction {
        let (section, item) = path(state)
        return .scrollToItem(section, item, generator.pick(ReferencePosition.allCases))
    }

    private mutating func resized(_ state: ReferenceView) -> ReferenceSize {
        let size = state.world.size
        switch generator.below(3) {
        case 0: return ReferenceSize(size.height, size.width)
        case 1: return ReferenceSize(size.width, max(100, size.height + Double(generator.within(-10...10) * 10)))
        default: return ReferenceSize(max(150, size.width + Double(generator.within(-6...6) * 10)), size.height)
        }
    }

    private mutating func content(_ state: ReferenceView) -> ReferenceAction {
        let (section, item) = generator.isHeads() ? pathOnScreen(state) : path(state)
        let isList = state.truth.sections.allSatisfy { $0.items.allSatisfy { across($0.size, state) > 120 } }
        return .content(section, item, maker.size(state.world, isList: isList), tellsCell: !generator.isHeads(oneIn: 4))
    }

    private func across(_ size: ReferenceSize, _ state: ReferenceView) -> Double {
        state.world.scrollsHorizontally ? size.height : size.width
    }

    private mutating func surroundings(_ state: ReferenceView) -> ReferenceAction {
        switch generator.below(3) {
        case 0: .scale(generator.pick([1, 2, 3]))
        case 1: state.world.flips ? .rightToLeft(generator.isHeads()) : .textSize
        default: .textSize
        }
    }

    private mutating func changed(_ layout: ReferenceProperties, _ state: ReferenceView) -> ReferenceProperties {
        let other = maker.properties(state.world)
        var layout = layout
        switch generator.below(7) {
        case 0: layout.lineSpacing = other.lineSpacing
        case 1: layout.itemSpacing = other.itemSpacing
        case 2: layout.header = other.header
        case 3: layout.footer = other.footer
        case 4: layout.inset = other.inset
        case 5: layout.pinsHeaders.toggle()
        default: layout.pinsFooters.toggle()
        }
        return layout
    }

    // MARK: Paths

    mutating func path(_ state: ReferenceView) -> (section: Int, item: Int) {
        let filled = state.truth.sections.indices.filter { !state.truth.sections[$0].items.isEmpty }
        guard !filled.isEmpty else { return (0, 0) }
        let section = generator.pick(filled)
        return (section, generator.below(state.truth.sections[section].items.count))
    }

    mutating func pathOnScreen(_ state: ReferenceView) -> (section: Int, item: Int) {
        let items = state.elementsOnScreen.filter { $0.kind == .item }
        guard !items.isEmpty else { return path(state) }
        let element = generator.pick(items)
        return (element.section, element.item)
    }

    // MARK: Contexts

    private mutating func context(_ state: ReferenceView) -> ReferenceContext {
        var context = ReferenceContext()
        if generator.isHeads() {
            context.items = (0...generator.below(2)).map { _ in
                let (section, item) = generator.isHeads() ? pathOnScreen(state) : path(state)
                return [section, item]
            }
        }
        let section = generator.below(state.truth.sections.count + 1)
        if generator.isHeads(oneIn: 4) { context.headers = [generator.pick([[section, 0], [section, 1], [section]])] }
        if generator.isHeads(oneIn: 4) { context.footers = [generator.pick([[section, 0], [section, 1], [section]])] }
        if generator.isHeads(oneIn: 3) { context.metrics = generator.isHeads() }
        if generator.isHeads(oneIn: 3) { context.attributes = generator.isHeads() }
        if generator.isHeads(oneIn: 20) { context.everything = true }
        if generator.isHeads(oneIn: 12) { context.counts = true }
        if generator.isHeads(oneIn: 4) { context.offset = maker.length(-40, 40) }
        if generator.isHeads(oneIn: 6) { context.contentSize = maker.length(-40, 40) }
        return context
    }
}
