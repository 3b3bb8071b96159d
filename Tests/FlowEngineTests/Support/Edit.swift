import FlowEngine
import FlowTestSupport

/// One mutation of a model as a value, so that a history can be printed, replayed and shortened.
enum Edit {
    case setSize(FlowSize, ItemPath, SizeSource)
    case setSizes([(path: ItemPath, size: FlowSize)])
    case setEstimate(FlowSize, section: Int)
    case setEstimateEverywhere(FlowSize)
    case insertItems(ItemSizes, ItemPath)
    case removeItems(Range<Int>, section: Int)
    case moveItem(ItemPath, ItemPath)
    case reloadItems(Range<Int>, section: Int)
    case insertSections([SectionContent], Int)
    case insertEqualSections(SectionContent, count: Int, Int)
    case removeSections(Range<Int>)
    case moveSection(Int, Int)
    case reloadSection(Int, SectionContent)
    case setMetrics(SectionMetrics, section: Int)
    case setContainerLength(Double)
    case setAxis(ScrollAxis)
    case setDisplayScale(Double)
    case setOptions(FlowOptions)
}

extension FlowModel {
    /// - Returns: The receipt, or `nil` for an edit that moves nothing by definition.
    mutating func apply(_ edit: Edit) throws -> LayoutChange? {
        switch edit {
        case .setSize(let size, let path, let source): return try setSize(size, at: path, source: source)
        case .setSizes(let sizes): return try setSizes(sizes)
        case .setEstimate(let size, let section): return try setEstimate(size, of: section)
        case .setEstimateEverywhere(let size): return try setEstimate(size)
        case .insertItems(let items, let path): return try insertItems(items, at: path)
        case .removeItems(let range, let section): return removeItems(range, in: section)
        case .moveItem(let from, let to): return moveItem(from: from, to: to)
        case .reloadItems(let range, let section): return reloadItems(range, in: section)
        case .insertSections(let contents, let index): return try insertSections(contents, at: index)
        case .insertEqualSections(let content, let count, let index):
            return try insertSections(repeating: content, count: count, at: index)
        case .removeSections(let range): return removeSections(range)
        case .moveSection(let from, let to): return moveSection(from: from, to: to)
        case .reloadSection(let section, let content): return try reloadSection(section, with: content)
        case .setMetrics(let metrics, let section): return try setMetrics(metrics, of: section)
        case .setContainerLength(let length): return try setContainerLength(length)
        case .setAxis(let axis): return setAxis(axis)
        case .setOptions(let options): return try setOptions(options)
        case .setDisplayScale(let scale):
            try setDisplayScale(scale)
            return nil
        }
    }
}

extension PlainModel {
    mutating func apply(_ edit: Edit) {
        switch edit {
        case .setSize(let size, let path, let source): set(size, path, source)
        case .setSizes(let sizes): for (path, size) in sizes { set(size, path, .measured) }
        case .setEstimate(let size, let section): setEstimate(size, section)
        case .setEstimateEverywhere(let size):
            for section in sections.indices { setEstimate(size, section) }
        case .insertItems(let items, let path):
            sections[path.section].insert(items.plainItems, at: path.item)
        case .removeItems(let range, let section): sections[section].items.removeSubrange(range)
        case .moveItem(let from, let to):
            let item = sections[from.section].items.remove(at: from.item)
            sections[to.section].insert([item], at: to.item)
        case .reloadItems(let range, let section):
            guard let estimate = sections[section].estimate else { return }
            for item in range { sections[section].items[item] = Item(size: estimate, source: .estimated) }
        case .insertSections(let contents, let index):
            sections.insert(contentsOf: contents.map(Section.init), at: index)
        case .insertEqualSections(let content, let count, let index):
            sections.insert(contentsOf: repeatElement(Section(content), count: count), at: index)
        case .removeSections(let range): sections.removeSubrange(range)
        case .moveSection(let from, let to): sections.insert(sections.remove(at: from), at: to)
        case .reloadSection(let section, let content): sections[section] = Section(content)
        case .setMetrics(let metrics, let section): sections[section].metrics = metrics
        case .setContainerLength(let length): configuration.containerLength = length
        case .setAxis(let axis): configuration.axis = axis
        case .setDisplayScale(let scale): configuration.displayScale = scale
        case .setOptions(let options): configuration.options = options
        }
    }

    private mutating func set(_ size: FlowSize, _ path: ItemPath, _ source: SizeSource) {
        sections[path.section].items[path.item] = Item(size: size, source: source)
    }

    private mutating func setEstimate(_ size: FlowSize, _ section: Int) {
        guard sections[section].estimate != nil else { return }
        sections[section].estimate = size
        for item in sections[section].items.indices where sections[section].items[item].source == .estimated {
            sections[section].items[item].size = size
        }
    }

    /// Whether the edit's paths exist, so that a shortened history can be replayed.
    func admits(_ edit: Edit) -> Bool {
        switch edit {
        case .setSize(_, let path, _): has(path)
        case .setSizes(let sizes): sizes.allSatisfy { has($0.path) }
        case .insertItems(_, let path): has(path.section) && path.item <= sections[path.section].items.count
        case .removeItems(let range, let section), .reloadItems(let range, let section):
            has(section) && range.upperBound <= sections[section].items.count
        case .moveItem(let from, let to):
            has(from) && has(to.section)
                && to.item <= sections[to.section].items.count - (from.section == to.section ? 1 : 0)
        case .insertSections(_, let index), .insertEqualSections(_, _, let index): index <= sections.count
        case .removeSections(let range): range.upperBound <= sections.count
        case .moveSection(let from, let to): has(from) && has(to)
        case .reloadSection(let section, _), .setMetrics(_, let section), .setEstimate(_, let section): has(section)
        case .setEstimateEverywhere, .setContainerLength, .setAxis, .setDisplayScale, .setOptions: true
        }
    }

    private func has(_ section: Int) -> Bool { sections.indices.contains(section) }
    private func has(_ path: ItemPath) -> Bool {
        has(path.section) && sections[path.section].items.indices.contains(path.item)
    }
}

extension PlainModel.Section {
    /// Items without a size of their own take the section's estimate; the first of them bring one along.
    mutating func insert(_ new: [PlainModel.Item], at index: Int) {
        if estimate == nil { estimate = new.first { $0.source == .estimated }?.size }
        items.insert(
            contentsOf: new.map { item in
                guard let estimate, item.source == .estimated else { return item }
                return PlainModel.Item(size: estimate, source: .estimated)
            }, at: index)
    }
}
