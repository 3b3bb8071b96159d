import FlowScenario
import FlowSimulator
import Foundation

/// The frames of all elements, queried one by one. Other queries are compared with them.
@MainActor
struct StressFrames {
    struct Element {
        var name: Scenario.ElementName
        var frame: CGRect
    }

    let elements: [Element]
    let contentSize: CGSize

    init(elements: [Element], contentSize: CGSize) {
        self.elements = elements
        self.contentSize = contentSize
    }

    /// Reads the frames in the view, mirrored or not.
    init(_ run: ScenarioRun) {
        let host = run.host
        self.init(run) { host.place(of: $0)?.frame }
    }

    /// Reads the frames in the layout, left to right. The view need not have been laid out.
    init(asLaidOutIn run: ScenarioRun) {
        let layout = run.collectionView.collectionViewLayout
        let host = run.host as? CompositionalHost
        self.init(run) { element in
            let offset = host.map { $0.scrolled(element) } ?? .zero
            let frame = Self.frame(of: element, in: layout)
            return frame?.offsetBy(dx: offset.x, dy: offset.y)
        }
    }

    private static func frame(of element: Scenario.ElementName, in layout: CollectionViewLayout) -> CGRect? {
        switch element {
        case .item(let section, let item):
            layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
        case .header(let section):
            layout.layoutAttributesForSupplementaryView(
                ofKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
        case .footer(let section):
            layout.layoutAttributesForSupplementaryView(
                ofKind: CollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))?.frame
        case .view(let kind, let section, let item?):
            layout.layoutAttributesForSupplementaryView(
                ofKind: kind, at: IndexPath(item: item, section: section))?.frame
        case .view(let kind, let section, nil):
            layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(index: section))?.frame
        case .background(let section):
            layout.layoutAttributesForDecorationView(ofKind: "background", at: IndexPath(item: 0, section: section))?
                .frame
        }
    }

    private init(_ run: ScenarioRun, frame: (Scenario.ElementName) -> CGRect?) {
        var elements: [Element] = []
        let compositional = (run.host as? CompositionalHost)?.values
        let all = compositional?.supplementaryKinds ?? []
        let kinds = all.subtracting(["header", "footer"]).sorted()
        for kind in kinds {
            let name = Scenario.ElementName.view(kind: kind, section: 0, item: nil)
            if let frame = frame(name) { elements.append(Element(name: name, frame: frame)) }
        }
        for (section, content) in run.dataSource.data.sections.enumerated() {
            let items = (0..<content.items.count).map { Scenario.ElementName.item(section: section, item: $0) }
            let attached = items.flatMap { item in kinds.compactMap { item.view(ofKind: $0) } }
            let behind: [Scenario.ElementName] = compositional == nil ? [] : [.background(section: section)]
            for name in behind + [.header(section: section)] + items + attached + [.footer(section: section)] {
                if let frame = frame(name) { elements.append(Element(name: name, frame: frame)) }
            }
        }
        self.elements = elements
        contentSize = run.view.contentSize
    }

    var items: [Element] { elements.filter(\.name.isItem) }

    /// Compares the frames with those of another view, and expects these; `nil` if they are equal.
    ///
    /// - Parameter isCompared: Whether an element is compared; all are, unless given.
    func expectation(
        against other: StressFrames, where isCompared: (Scenario.ElementName) -> Bool = { _ in true },
        isNear: (CGRect, CGRect) -> Bool = { $0.isNear($1) }
    ) -> StressLaw.Breach? {
        let places = Dictionary(uniqueKeysWithValues: other.elements.map { ($0.name, $0.frame) })
        let differing = elements.filter { element in
            guard isCompared(element.name) else { return false }
            guard let place = places[element.name] else { return true }
            return !isNear(place, element.frame)
        }
        guard let first = differing.first else {
            let names = Set(elements.map(\.name))
            let extra = other.elements.first { isCompared($0.name) && !names.contains($0.name) }
            guard let extra else { return nil }
            return ("\(extra.name) should not be there", .frame(extra.name, nil))
        }
        let frames = differing.prefix(3).map { Scenario.FrameExpectation(element: $0.name, frame: $0.frame) }
        return ("\(first.name) stands elsewhere", .of(\.frames, frames))
    }
}

extension CGRect {
    fileprivate static let tolerance = Scenario.Expectation.tolerance

    func isNear(_ other: CGRect) -> Bool {
        let pairs = [(minX, other.minX), (minY, other.minY), (width, other.width), (height, other.height)]
        return pairs.allSatisfy { abs($0 - $1) <= Self.tolerance }
    }

    /// Whether they overlap by more than the rounding of a common edge.
    func overlaps(_ other: CGRect, byMoreThan least: Double = 0.01) -> Bool {
        min(maxX, other.maxX) - max(minX, other.minX) > least && min(maxY, other.maxY) - max(minY, other.minY) > least
    }
}

extension Scenario.ElementName {
    var isItem: Bool { if case .item = self { true } else { false } }

    /// The name of a view that is attached to this item; nil for other elements.
    fileprivate func view(ofKind kind: String) -> Scenario.ElementName? {
        if case .item(let section, let item) = self { .view(kind: kind, section: section, item: item) } else { nil }
    }
}

extension CompositionalHost {
    private func wholePixels(_ length: CGFloat) -> CGFloat {
        let scale = CGFloat(dataSource.surroundings.scale)
        // A sum of thirds may be half a pixel, but not exactly in binary.
        return scale > 0 ? (length * scale + 1e-6).rounded() / scale : length
    }

    /// The distance by which an element's section was scrolled; zero for elements that do not scroll with a section.
    fileprivate func scrolled(_ element: Scenario.ElementName) -> CGPoint {
        switch element {
        case .item(let section, _), .view(_, let section, .some):
            // Frames are moved by whole pixels.
            scrollAxis.point(along: 0, across: wholePixels(CGFloat(offset(ofSection: section))))
        case .header, .footer, .background, .view: .zero
        }
    }
}
