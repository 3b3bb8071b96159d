import FlowEngine
import FlowTestSupport

/// Makes models and edits at random, all of one palette of sizes.
struct EditGenerator {
    var palette: SizePalette
    var generator: SeededGenerator
    /// Sections never grow past this, so that checking everything after each edit stays cheap.
    var itemLimit = 24
    var sectionLimit = 5

    init(palette: SizePalette, generator: SeededGenerator) {
        self.palette = palette
        self.generator = generator
    }

    // MARK: Contents

    mutating func configuration() -> FlowConfiguration {
        var configuration = FlowConfiguration(containerLength: containerLength())
        configuration.axis = generator.isHeads(oneIn: 3) ? .horizontal : .vertical
        configuration.displayScale = generator.pick([0, 1, 2, 2, 3])
        if generator.isHeads(oneIn: 4) { configuration.options = options() }
        return configuration
    }

    mutating func contents() -> [SectionContent] {
        return (0..<generator.below(sectionLimit)).map { _ in content() }
    }

    mutating func content() -> SectionContent {
        let count = generator.isHeads(oneIn: 8) ? 0 : generator.within(1...itemLimit * 2 / 3)
        return SectionContent(items(count), metrics: metrics())
    }

    mutating func items(_ count: Int) -> ItemSizes {
        switch generator.below(3) {
        case 0: .estimated(count: count, size())
        case 1: .equal(count: count, size())
        default: .each((0..<count).map { _ in size() })
        }
    }

    mutating func size() -> FlowSize { FlowSize(palette.size(in: 320, using: &generator)) }

    mutating func metrics() -> SectionMetrics {
        var metrics = SectionMetrics()
        metrics.cellsSizeThemselves = generator.isHeads()
        guard !generator.isHeads(oneIn: 3) else { return metrics }
        metrics.insets = FlowInsets(top: length(), left: length(), bottom: length(), right: length())
        metrics.minimumLineSpacing = length()
        metrics.minimumInteritemSpacing = length()
        metrics.headerLength = generator.isHeads() ? length() : 0
        metrics.footerLength = generator.isHeads() ? length() : 0
        return metrics
    }

    mutating func options() -> FlowOptions {
        var options = FlowOptions()
        options.lineAlignment = generator.pick([.start, .center, .end, .justify])
        options.lastLineAlignment = generator.pick([.start, .center, .end, .justify])
        options.itemAlignment = generator.pick([.start, .center, .end])
        options.usesUniformGrid = generator.isHeads()
        options.uniformity = generator.isHeads() ? .section : .line
        options.centersSelfSizingSingleItemLine = generator.isHeads()
        options.centersOversizedItem = generator.isHeads()
        options.fitTolerance = generator.pick([0, 1e-6, 1e-5])
        return options
    }

    mutating func containerLength() -> Double {
        switch palette {
        case .arbitrary: generator.pick([320, 375, 1000.0 / 3, arbitraryLength(&generator)])
        default: generator.pick([320, 375, 200.5, 99.75, 0, 768])
        }
    }

    private mutating func length() -> Double {
        if palette == .arbitrary { return Double(generator.within(0...300)) / 7 }
        return Double(generator.within(0...80)) / 4
    }

    // MARK: Edits

    /// An edit that the model admits.
    mutating func edit(of plain: PlainModel) -> Edit {
        while true {
            if let edit = candidate(for: plain), plain.admits(edit) { return edit }
        }
    }

    private mutating func candidate(for plain: PlainModel) -> Edit? {
        guard !plain.sections.isEmpty else {
            return generator.isHeads() ? .insertSections(contents(), 0) : .insertEqualSections(content(), count: 4, 0)
        }
        let section = generator.below(plain.sections.count)
        let count = plain.sections[section].items.count
        switch generator.below(40) {
        case 0...9:
            guard count > 0 else { return nil }
            let item = generator.below(count)
            let size = generator.isHeads(oneIn: 5) ? plain.sections[section].items[item].size : size()
            let source: SizeSource = generator.isHeads(oneIn: 4) ? .given : .measured
            return .setSize(size, ItemPath(section: section, item: item), source)
        case 10...12:
            let paths = plain.paths.filter { _ in generator.isHeads(oneIn: 5) }
            // In any order; of two sizes for one path the later counts.
            let order = (paths + paths.prefix(generator.below(2))).shuffled(using: &generator)
            return .setSizes(order.map { ($0, size()) })
        case 13: return .setEstimate(size(), section: section)
        case 14: return .setEstimateEverywhere(size())
        case 15...20:
            guard count < itemLimit else { return nil }
            let path = ItemPath(section: section, item: generator.within(0...count))
            let added = generator.within(0...min(itemLimit / 4, itemLimit - count))
            return .insertItems(items(added), path)
        case 21...24: return .removeItems(range(within: count), section: section)
        case 25...27:
            guard count > 0 else { return nil }
            let other = generator.isHeads() ? section : generator.below(plain.sections.count)
            let room = plain.sections[other].items.count - (other == section ? 1 : 0)
            return .moveItem(
                ItemPath(section: section, item: generator.below(count)),
                ItemPath(section: other, item: generator.within(0...room)))
        case 28, 29: return .reloadItems(range(within: count), section: section)
        default: return sectionEdit(of: plain, section)
        }
    }

    private mutating func sectionEdit(of plain: PlainModel, _ section: Int) -> Edit? {
        let count = plain.sections.count
        switch generator.below(11) {
        case 0:
            let room = sectionLimit - min(sectionLimit, count)
            if generator.isHeads() {
                return .insertEqualSections(content(), count: generator.within(0...room), generator.within(0...count))
            }
            return .insertSections(Array(contents().prefix(room)), generator.within(0...count))
        case 1: return .removeSections(range(within: count, longest: 2))
        case 2: return .moveSection(section, generator.below(count))
        case 3: return .reloadSection(section, content())
        case 4, 5: return .setMetrics(metrics(), section: section)
        case 6, 7: return .setContainerLength(containerLength())
        case 8: return .setAxis(plain.configuration.axis == .vertical ? .horizontal : .vertical)
        case 9: return .setDisplayScale(generator.pick([0, 1, 2, 3]))
        default: return .setOptions(generator.isHeads() ? FlowOptions() : options())
        }
    }

    private mutating func range(within count: Int, longest: Int? = nil) -> Range<Int> {
        let start = generator.within(0...count)
        return start..<start + generator.within(0...min(longest ?? itemLimit / 4, count - start))
    }
}
