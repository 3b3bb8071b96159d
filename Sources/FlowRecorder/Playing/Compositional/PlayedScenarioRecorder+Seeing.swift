#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

// The elements of a compositional layout as the platform shows them.

/// The kinds of the separators of lists in this library. Separators of other platforms have private kinds.
private let separatorKinds = Set(Scenario.CompositionalLayout.separatorKinds)

extension PlayedScenarioRecorder {
    /// The headers, footers and other supplementary views on screen.
    var shownViews: [Scenario.FrameExpectation] {
        presentLayout.supplementaryKinds.sorted().flatMap { name in
            let kind = CompositionalLayoutMaker.kind(name)
            return collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted().compactMap { path in
                collectionView.supplementaryView(forElementKind: kind, at: path).flatMap(shownFrame).map {
                    Scenario.FrameExpectation(
                        element: .init(supplementary: name, section: path[0], item: path.count > 1 ? path[1] : nil),
                        frame: $0)
                }
            }
        }
    }

    /// The frames of ``namedElements``. An element that does not exist has no frame.
    var namedFrames: [Scenario.FrameExpectation] {
        let frames = namedElements.map { Scenario.FrameExpectation(element: $0, frame: frame(of: $0)) }
        guard frames.contains(where: \.isOfSeparator), !showsSeparators else { return frames }
        reportSeparators()
        return frames.filter { !$0.isOfSeparator }
    }

    /// Returns the frame of an element on screen or off screen; nil if there is no such element.
    func frame(of element: Scenario.ElementName) -> CGRect? {
        switch element {
        case .item(let section, let item): frameOfItem(at: IndexPath(item: item, section: section))
        case .header(let section): frameOfView(ofKind: "header", at: IndexPath(item: 0, section: section))
        case .footer(let section): frameOfView(ofKind: "footer", at: IndexPath(item: 0, section: section))
        case .background(let section):
            frameOfDecoration(ofKind: "background", at: IndexPath(item: 0, section: section))
        case .view(let kind, let section, let item):
            if presentLayout.supplementaryKinds.contains(kind) {
                frameOfView(ofKind: kind, at: IndexPath(indexes: [section] + (item.map { [$0] } ?? [])))
            } else {
                frameOfDecoration(ofKind: kind, at: IndexPath(item: item ?? 0, section: section))
            }
        }
    }

    // UIKit's view may stop the program if it is asked for an element that does not exist.

    private func frameOfItem(at path: IndexPath) -> CGRect? {
        guard items.number(at: path) != nil else { return nil }
        return cell(at: path).map(frame) ?? collectionView.layoutAttributesForItem(at: path)?.frame
    }

    private func frameOfView(ofKind name: String, at path: IndexPath) -> CGRect? {
        let kind = CompositionalLayoutMaker.kind(name)
        if let view = collectionView.supplementaryView(forElementKind: kind, at: path) { return frame(of: view) }
        guard isPossible(path), layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path) != nil else {
            return nil
        }
        return collectionView.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
    }

    private func frameOfDecoration(ofKind kind: String, at path: IndexPath) -> CGRect? {
        isPossible(path) ? layout.layoutAttributesForDecorationView(ofKind: kind, at: path)?.frame : nil
    }

    /// Whether there may be a view with a path: the path of an item, the first path of a section, even of an empty one,
    /// or a path of the whole layout.
    private func isPossible(_ path: IndexPath) -> Bool {
        path.count < 2 || path[1] == 0 && items.counts.indices.contains(path[0]) || items.number(at: path) != nil
    }

    private var layout: UICollectionViewLayout { collectionView.collectionViewLayout }

    // MARK: Separators

    /// The attributes of the decoration views on screen.
    private var shownDecorations: [UICollectionViewLayoutAttributes] {
        (layout.layoutAttributesForElements(in: collectionView.bounds) ?? [])
            .filter { $0.representedElementCategory == .decorationView }
    }

    /// Whether the separators on screen have the kinds of this library.
    private var showsSeparators: Bool {
        shownDecorations.contains { separatorKinds.contains($0.representedElementKind ?? "") }
    }

    /// Reports, once, that the platform has no separators of this library's kinds, and its own decoration views.
    private func reportSeparators() {
        guard !hasReportedSeparators else { return }
        hasReportedSeparators = true
        let own = shownDecorations.filter { !presentLayout.decorationKinds.contains($0.representedElementKind ?? "") }
            .sorted { $0.indexPath < $1.indexPath }.prefix(20)
            .map { "\($0.representedElementKind ?? "") \($0.indexPath.scenarioName) at \($0.frame)" }
        report(
            "the separators of lists are no views of this library's kinds, and were left out; "
                + (own.isEmpty ? "no others are on screen" : "on screen are " + own.joined(separator: ", ")))
    }
}

extension Scenario.FrameExpectation {
    fileprivate var isOfSeparator: Bool {
        if case .view(let kind, _, _) = element { separatorKinds.contains(kind) } else { false }
    }
}
#endif
