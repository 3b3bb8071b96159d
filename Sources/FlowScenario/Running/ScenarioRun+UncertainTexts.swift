import FlowSimulator

extension ScenarioRun {
    /// A text in an element whose number of lines is not certain.
    package struct UncertainText: Hashable {
        /// The name of the element, such as `0-3`.
        package var element: String
        /// The name of the view that shows the text.
        package var view: String
        /// The numbers of lines that the text may have.
        package var lineCounts: ClosedRange<Int>
    }

    /// The texts of an element whose number of lines depends on widths within the error of their font.
    ///
    /// - Complexity: One layout of the element's cell.
    package func uncertainTexts(in snapshot: CollectionView.ElementSnapshot) -> [UncertainText] {
        element(snapshot).parts.compactMap { part in
            part.possibleLineCounts.map {
                UncertainText(element: "\(snapshot.name)", view: part.name, lineCounts: $0)
            }
        }
    }
}
