import Foundation

extension Scenario.Section {
    /// The metrics of a section in a layout. A metric is the section's value, or the layout's value if the section has
    /// none.
    package struct Metrics {
        package let inset: Scenario.Insets
        /// The least distance between two rows, and between two items of a row, in points.
        package let lineSpacing, interitemSpacing: Double
        /// The lengths of header and footer along the scroll axis. They may be relative to the view's length without
        /// the content inset.
        package let headerLength, footerLength: Scenario.Length
        /// The least distances between neighbouring items, in points. The width is the horizontal distance. The height
        /// is the vertical distance.
        package let spacing: CGSize
    }

    package func metrics(in layout: Scenario.Layout) -> Metrics {
        let lines = minimumLineSpacing ?? layout.minimumLineSpacing
        let items = minimumInteritemSpacing ?? layout.minimumInteritemSpacing
        return Metrics(
            inset: inset ?? layout.sectionInset, lineSpacing: lines, interitemSpacing: items,
            headerLength: headerLength ?? layout.headerLength, footerLength: footerLength ?? layout.footerLength,
            spacing: layout.direction == .vertical
                ? CGSize(width: items, height: lines) : CGSize(width: lines, height: items))
    }
}
