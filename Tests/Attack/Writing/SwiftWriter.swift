import FlowTestSupport

/// A value that can be written as the Swift expression that makes it.
protocol SwiftWritable {
    var swift: String { get }
}

/// Writes a find as a test to paste into this target.
struct SwiftWriter {
    static func test(_ find: Find, seed: UInt64) -> String {
        let steps = find.steps.map { "        [\($0.map(\.swift).joined(separator: ", "))]," }
        return """
            /// Found with seed \(seed): \(find.deviation)
            @Test("What was found with seed \(seed) does not happen again")
            func found\(seed)() {
                let world = \(find.world.swift)
                let steps: [[ReferenceAction]] = [
            \(steps.joined(separator: "\n"))
                ]
                #expect(Attack.deviation(in: world, after: steps) == nil)
            }
            """
    }
}

/// `name(label: value, …)`, without the arguments that are nil here.
func call(_ name: String, _ arguments: [String?]) -> String {
    "\(name)(\(arguments.compactMap(\.self).joined(separator: ", ")))"
}

/// `label: value`, or nothing where that is the default.
private func argument<Value: Equatable & SwiftWritable>(_ label: String, _ value: Value, or usual: Value?) -> String? {
    value == usual ? nil : "\(label): \(value.swift)"
}

private func argument<Value: SwiftWritable>(_ label: String, _ value: Value?) -> String? {
    value.map { "\(label): \($0.swift)" }
}

extension Double: SwiftWritable {
    /// Reads back as the same number.
    var swift: String {
        if isNaN { return ".nan" }
        if isInfinite { return self > 0 ? ".infinity" : "-.infinity" }
        return self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)"
    }
}

extension Int: SwiftWritable { var swift: String { "\(self)" } }
extension Bool: SwiftWritable { var swift: String { "\(self)" } }

extension Array: SwiftWritable where Element: SwiftWritable {
    var swift: String { "[\(map(\.swift).joined(separator: ", "))]" }
}

extension ReferenceSize: SwiftWritable {
    var swift: String { "ReferenceSize(\(width.swift), \(height.swift))" }
}

extension ReferenceInsets: SwiftWritable {
    var swift: String { "ReferenceInsets(\(all.map(\.swift).joined(separator: ", ")))" }
}

extension ReferenceMetrics: SwiftWritable {
    var swift: String {
        call("ReferenceMetrics", [
            argument("header", header), argument("footer", footer), argument("inset", inset),
            argument("lineSpacing", lineSpacing), argument("itemSpacing", itemSpacing),
        ])
    }
}

extension ReferenceProperties: SwiftWritable {
    var swift: String {
        let usual = ReferenceProperties()
        return call("ReferenceProperties", [
            argument("itemSize", itemSize, or: usual.itemSize),
            argument("lineSpacing", lineSpacing, or: usual.lineSpacing),
            argument("itemSpacing", itemSpacing, or: usual.itemSpacing), argument("header", header, or: 0),
            argument("footer", footer, or: 0), argument("inset", inset, or: usual.inset),
            argument("pinsHeaders", pinsHeaders, or: false), argument("pinsFooters", pinsFooters, or: false),
        ])
    }
}

extension ReferenceSizing: SwiftWritable {
    var swift: String {
        switch self {
        case .equal: ".equal"
        case .delegate: ".delegate"
        case .estimate(let size): ".estimate(\(size.swift))"
        case .automatic: ".automatic"
        case .guess(let more): ".guess(\(more.swift))"
        }
    }
}

extension ReferenceWorld.Section: SwiftWritable {
    var swift: String {
        let isPlain = metrics == ReferenceMetrics()
        let sizes = Set(items).count == 1 && items.count > 2
            ? "Array(repeating: \(items[0].swift), count: \(items.count))" : items.swift
        return call("ReferenceWorld.Section", [sizes, isPlain ? nil : metrics.swift])
    }
}

extension ReferenceWorld: SwiftWritable {
    var swift: String {
        call("ReferenceWorld", [
            "size: \(size.swift)", argument("scrollsHorizontally", scrollsHorizontally, or: false),
            argument("flips", flips, or: false), argument("isRightToLeft", isRightToLeft, or: false),
            argument("scale", scale, or: 2), argument("inset", inset, or: ReferenceInsets()),
            argument("safeArea", safeArea, or: ReferenceInsets()), argument("sizing", sizing, or: .equal),
            argument("layout", layout, or: ReferenceProperties()),
            argument("holdsThroughUpdates", holdsThroughUpdates, or: false), "sections: \(sections.swift)",
        ])
    }
}

extension ReferenceContext: SwiftWritable {
    var swift: String {
        call("ReferenceContext", [
            argument("items", items, or: []), argument("headers", headers, or: []),
            argument("footers", footers, or: []),
            argument("metrics", metrics), argument("attributes", attributes),
            argument("everything", everything, or: false), argument("counts", counts, or: false),
            argument("offset", offset, or: 0), argument("contentSize", contentSize, or: 0),
        ])
    }
}

extension ReferenceBatch: SwiftWritable {
    var swift: String {
        call("ReferenceBatch", [
            operations.swift, argument("newSizes", newSizes, or: []),
            argument("newSectionCount", newSectionCount, or: 0),
            argument("offsetAdjustment", offsetAdjustment, or: 0),
        ])
    }
}

extension ReferenceOperation: SwiftWritable {
    var swift: String {
        switch self {
        case .deleteItem(let section, let item): ".deleteItem(\(section), \(item))"
        case .insertItem(let section, let item): ".insertItem(\(section), \(item))"
        case .reloadItem(let section, let item): ".reloadItem(\(section), \(item))"
        case .reconfigureItem(let section, let item): ".reconfigureItem(\(section), \(item))"
        case .moveItem(let section, let item, let toSection, let toItem):
            ".moveItem(\(section), \(item), to: \(toSection), \(toItem))"
        case .deleteSection(let section): ".deleteSection(\(section))"
        case .insertSection(let section): ".insertSection(\(section))"
        case .reloadSection(let section): ".reloadSection(\(section))"
        case .moveSection(let section, let to): ".moveSection(\(section), to: \(to))"
        }
    }
}

extension ReferenceAction: SwiftWritable {
    var swift: String {
        switch self {
        case .scroll(let way): ".scroll(by: \(way.swift))"
        case .scrollToStart: ".scrollToStart"
        case .scrollToEnd: ".scrollToEnd"
        case .pull(let way): ".pull(by: \(way.swift))"
        case .beginDrag: ".beginDrag"
        case .endDrag: ".endDrag"
        case .scrollToItem(let section, let item, let position): ".scrollToItem(\(section), \(item), .\(position))"
        case .resize(let size): ".resize(\(size.swift))"
        case .inset(let inset): ".inset(\(inset.swift))"
        case .safeArea(let inset): ".safeArea(\(inset.swift))"
        case .scale(let scale): ".scale(\(scale.swift))"
        case .rightToLeft(let isRightToLeft): ".rightToLeft(\(isRightToLeft))"
        case .textSize: ".textSize"
        case .content(let section, let item, let size, let tells):
            ".content(\(section), \(item), \(size.swift), tellsCell: \(tells))"
        case .metrics(let section, let metrics): ".metrics(\(section), \(metrics.swift))"
        case .set(let properties): ".set(\(properties.swift))"
        case .invalidateLayout: ".invalidateLayout"
        case .invalidate(let context): ".invalidate(\(context.swift))"
        case .reloadData: ".reloadData"
        case .update(let batch): ".update(\(batch.swift))"
        case .look: ".look"
        }
    }
}
