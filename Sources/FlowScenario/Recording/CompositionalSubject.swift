import CollectionSimulator
import CompositionalSimulator

/// A recorded collection view with a compositional layout. Its sections are recorded as they are described after each
/// layout, so a section provider may return other descriptions for another width.
@MainActor
final class CompositionalSubject: CollectionSubject {
    let collectionView: CollectionView
    private let layout: CollectionViewCompositionalLayout
    var report: (String) -> Void = { _ in } {
        didSet {
            for problem in earlyProblems { report(problem) }
            earlyProblems = []
        }
    }
    /// The problems that were found before the recording could report them.
    private var earlyProblems: [String] = []
    var items = RecordedItems()
    var sectionsAtStart: [RecordedSection] = []
    var measured = RecordedSizes()
    /// The present kinds of sections, by name.
    private var kinds: [String: Scenario.SectionLayout] = [:]
    /// The name of each section's kind, keyed by section number.
    private var kindNames: [Int: String] = [:]
    /// The measured lengths of headers and footers along the scroll axis, keyed by section number.
    private var headers: [Int: Double] = [:], footers: [Int: Double] = [:]

    /// Makes the subject of a recording from a collection view and its layout.
    init(_ view: CollectionView, _ layout: CollectionViewCompositionalLayout) {
        collectionView = view
        self.layout = layout
        report = { [unowned self] in earlyProblems.append($0) }
    }

    var properties: RecordedProperties {
        noteKinds()
        var values = Scenario.CompositionalLayout(layout, of: collectionView) { report("\($0), which is left out") }
        values.sectionLayouts = kinds
        return RecordedProperties(Scenario.Container(view), .compositional(values))
    }

    // MARK: Kinds of sections

    /// Reads the descriptions of all sections. Sections that are described alike have one kind, and a kind whose
    /// description changes keeps its name.
    private func noteKinds() {
        let descriptions = layout.sectionDescriptions
        var names = Dictionary(kinds.map { ($0.value, $0.key) }) { min($0, $1) }
        var changed: [String: Scenario.SectionLayout] = [:]
        for (section, description) in zip(items.sections, descriptions) {
            let (kind, problems) = SectionRecording.kind(of: description, in: layout.environment(in: collectionView))
            for problem in problems { report("\(problem), which is left out") }
            guard let name = kindNames[section.number] else {
                let name = names[kind] ?? "section\(section.number)"
                kindNames[section.number] = name
                names[kind] = name
                kinds[name] = kind
                continue
            }
            if let other = changed[name], other != kind {
                report("sections that were alike are described differently now, and keep one description")
            }
            changed[name] = changed[name] ?? kind
        }
        kinds.merge(changed) { $1 }
    }

    // MARK: Events

    func begin() {
        forEachItem { path, number in
            if let size = layout.measuredSize(ofItemAt: path) { measured.record(size, of: number) }
        }
        for (index, section) in items.sections.enumerated() {
            let path = IndexPath(item: 0, section: index)
            headers[section.number] = length(ofViewOfKind: CollectionView.elementKindSectionHeader, at: path)
            footers[section.number] = length(ofViewOfKind: CollectionView.elementKindSectionFooter, at: path)
        }
    }

    private func length(ofViewOfKind kind: String, at path: IndexPath) -> Double? {
        layout.measuredSize(ofViewOfKind: kind, at: path).map(length)
    }

    private func length(_ size: CGSize) -> Double {
        Double(layout.configuration.scrollDirection == .horizontal ? size.width : size.height)
    }

    func record(_ size: CGSize, of element: TraceEvent.Element) {
        recordSize(size, of: element)
        guard element.category == .supplementary else { return }
        let section = element.path.first.flatMap { items.sections.indices.contains($0) ? items.sections[$0] : nil }
        guard element.path.count == 2, element.path[1] == 0, let number = section?.number else {
            return report("\(element) was measured, and views of its kind have no sizes in a scenario")
        }
        switch element.kind {
        case CollectionView.elementKindSectionHeader: note(length(size), of: element, &headers[number])
        case CollectionView.elementKindSectionFooter: note(length(size), of: element, &footers[number])
        default: report("\(element) was measured, and views of its kind have no sizes in a scenario")
        }
    }

    private func note(_ length: Double, of element: TraceEvent.Element, _ known: inout Double?) {
        if let known, known != length { report("\(element) has another length now, which is left out") }
        known = known ?? length
    }

    func noteSizes(in step: inout RecordedStep, isPrepared: Bool) { noteMeasuredSizes(in: &step) }

    // MARK: Writing

    func group(ofItem item: Int, sizes: [CGSize]?) -> Scenario.ItemGroup {
        guard let size = sizes?.first else { return Scenario.ItemGroup(.plain, count: 1) }
        return Scenario.ItemGroup(.actual([.init(size)]))
    }

    func measures(of section: RecordedSection) -> Scenario.Section {
        var result = Scenario.Section(items: [])
        result.layoutName = kindNames[section.number]
        result.header = headers[section.number].map { Scenario.SectionView(.actual($0)) }
        result.footer = footers[section.number].map { Scenario.SectionView(.actual($0)) }
        return result
    }

    /// Returns the scrolls that bring a new view to the state of the recorded view: to items that only the recorded
    /// view has measured, of sections that scroll, and to the present offset.
    func stepsBack(from beginning: Scenario) -> [Scenario.Action] {
        guard let new = RecordedBeginning(beginning, describedSectionsAtStart) else { return [] }
        measureKnownItems(in: new, at: layout.configuration.scrollDirection == .horizontal ? .left : .top)
        for section in sectionsAtStart.indices {
            let offset = Double(collectionView.offset(ofSection: section))
            guard offset != (new.run.host as? CompositionalHost)?.offset(ofSection: section) ?? 0 else { continue }
            guard new.perform(.scrollSection(.init(section, to: offset))) else { break }
        }
        new.go(to: collectionView.contentOffset)
        new.select(selectedPaths)
        return new.actions
    }
}
