import FlowEngine
import FlowSimulator
import Foundation
import TextMeasuring

/// Mistakes of a caller's code, each of which has to stop the program with a sentence. Tests/check-sentences.sh makes
/// them in an optimized build, where `precondition` would print none.
enum Mistake: String, CaseIterable {
    case itemOfNoSection, rowOfNoSection, font, fontOfAnotherSize, step, subviewOfItself
    case tapWithoutCell, cellWithoutClass, rowsOfNoSection, countThatDoesNotAddUp

    /// Makes the mistake. Returns only where the program was not stopped.
    @MainActor func make() throws {
        switch self {
        case .itemOfNoSection: _ = try Self.model().frame(of: ItemPath(section: 0, item: 2))
        case .rowOfNoSection: _ = try Self.model().row(at: 9, in: 0)
        case .font: _ = FontSpec(size: -1)
        case .fontOfAnotherSize: _ = FontSpec(size: 17).withSize(.infinity)
        case .step: Stepper().stepValue = 0
        case .subviewOfItself:
            let view = View()
            view.addSubview(view)
        case .rowsOfNoSection: withExtendedLifetime(BenchmarkTable(1)) { _ = $0.view.numberOfRows(inSection: 4) }
        case .tapWithoutCell, .cellWithoutClass, .countThatDoesNotAddUp:
            withExtendedLifetime(BenchmarkScreen(counts: [1])) { make(in: $0.view) }
        }
    }

    /// Of a view with one item.
    @MainActor private func make(in view: CollectionView) {
        view.layoutIfNeeded()
        switch self {
        case .tapWithoutCell: view.tapItem(at: IndexPath(item: 7, section: 0))
        case .cellWithoutClass:
            _ = view.dequeueReusableCell(withReuseIdentifier: "none", for: IndexPath(item: 0, section: 0))
        default: view.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
    }

    /// Where it happens: in this file where a function takes the caller's file and line.
    var file: String {
        switch self {
        case .itemOfNoSection: "FlowEngine/FlowModel.swift"
        case .rowOfNoSection: "FlowEngine/ItemTree+Rows.swift"
        case .font, .fontOfAnotherSize, .tapWithoutCell: #fileID
        case .step: "ControlSimulator/Stepper.swift"
        case .subviewOfItself: "ViewSimulator/View+Tree.swift"
        case .cellWithoutClass: "CollectionSimulator/CollectionView+Dequeuing.swift"
        case .rowsOfNoSection: "TableSimulator/TableView.swift"
        case .countThatDoesNotAddUp: "ElementsSimulator/ElementsCore+Batch.swift"
        }
    }

    /// What the program has to print, to its end or a part of it.
    var sentence: String {
        switch self {
        case .itemOfNoSection: "item 2 of section 0, which has 2 items"
        case .rowOfNoSection: "row 9 of a section with 1 rows"
        case .font: "A font's size must be finite and greater than 0, not -1.0."
        case .fontOfAnotherSize: "A font's size must be finite and greater than 0, not inf."
        case .step: "A stepper's step must be greater than 0"
        case .subviewOfItself: "Can't add self as subview"
        case .tapWithoutCell: "a tap needs a cell on screen; there is none at [0, 7]"
        case .cellWithoutClass: "could not dequeue a view of kind: UICollectionElementKindCell with identifier none"
        case .rowsOfNoSection: "request for number of rows in section 4 when there are only 1 sections"
        case .countThatDoesNotAddUp: "Invalid update: invalid number of items in section 0."
        }
    }

    /// Two items in a row.
    private static func model() throws -> FlowModel {
        let items = ItemSizes.estimated(count: 2, FlowSize(width: 50, height: 50))
        return try FlowModel(FlowConfiguration(containerLength: 390), sections: [SectionContent(items)])
    }
}
