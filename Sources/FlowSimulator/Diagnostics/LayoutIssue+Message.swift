import Foundation

extension LayoutIssue.Kind {
    var severity: LayoutIssue.Severity {
        switch self {
        case .invalidItemSize, .cachedFrameMismatch, .unknownIndexPath, .unknownInvalidation, .invalidDelegateValue,
            .unresolvedQuery:
            .warning
        case .invalidUpdate, .layoutLoop, .layoutTaken, .supplementaryChangedWithoutInvalidation, .invalidPreferredSize:
            .error
        }
    }

    /// UIKit's text (R13.1, R13.3, R13.4, R13.6, R13.7, R13.9), with what is known of the objects in the place of their
    /// descriptions.
    func message(layout: String, view: String) -> String {
        switch self {
        case .invalidItemSize(_, _, _, let axis, let fromDelegate):
            return LayoutIssue.Kind.invalidSizeMessage(axis, fromDelegate, layout: layout, view: view)
        case .cachedFrameMismatch(let path, let cached, let expected, let layoutClass):
            return "UICollectionViewFlowLayout has cached frame mismatch for index path <\(path.text)> - cached value: "
                + "\(cached.text); expected value: \(expected.text)\n"
                + "This is likely occurring because the flow layout subclass \(layoutClass) is modifying attributes "
                + "returned by UICollectionViewFlowLayout without copying them"
        case .layoutLoop(let diagnostic):
            return "UICollectionView (\(view)) is stuck in its update/layout loop. This can happen for many reasons, "
                + "including self-sizing views whose preferred attributes are not returning a consistent size. "
                + diagnostic.summary
        case .supplementaryChangedWithoutInvalidation(let path, let old, let new):
            return "layout attributes for supplementary item at index path (<\(path.text)>) changed from "
                + "<frame = \(old.text)> to <frame = \(new.text)> without invalidating the layout"
        case .unknownIndexPath(let path):
            return "Layout attributes <index path: (\(path.text))> were received from the layout \(layout) but are not "
                + "valid for the data source counts. Attributes will be ignored."
        case .unknownInvalidation(let category, let kind, let path):
            let element = kind.map { "\(category.word) of kind \($0)" } ?? category.word
            return "An invalidation context names a \(element) at index path \(path.text), which does not exist. "
                + "It changes nothing."
        case .invalidPreferredSize(let path, let size):
            return "Rounding frame ({{…}, {\(size.width), \(size.height)}}) from preferred layout attributes resulted in "
                + "a frame with one or more invalid members. Index path: \(path.text); View: \(view)"
        case .layoutTaken(let layoutClass):
            return "The layout object of \(view), a \(layoutClass), was given to another collection view. A layout "
                + "serves one view: \(view) is not laid out again before it gets a layout of its own."
        case .invalidUpdate(let message):
            return message
        case .unresolvedQuery:
            return "The layout \(layout) was asked for frames while it knows that the counts changed, but not what "
                + "changed. It answers nothing."
        case .invalidDelegateValue(let name, let section, let path, let value):
            let place = path.map { "index path \($0.text)" } ?? "section \(section)"
            return "\(name) for \(place) is \(value), which is not a usable value. The default is used instead."
        }
    }

    private static func invalidSizeMessage(
        _ axis: CollectionView.ScrollDirection, _ fromDelegate: Bool, layout: String, view: String
    ) -> String {
        let rule =
            axis == .vertical
            ? "the item width must be less than the width of the UICollectionView minus the section insets "
                + "left and right values, minus the content insets left and right values."
            : "the item height must be less than the height of the UICollectionView minus the section insets top and "
                + "bottom values, minus the content insets top and bottom values."
        var lines = ["The behavior of the UICollectionViewFlowLayout is not defined because:", rule]
        if fromDelegate { lines.append("Please check the values returned by the delegate.") }
        lines.append("The relevant UICollectionViewFlowLayout instance is \(layout), and it is attached to \(view).")
        lines.append(
            "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger.")
        return lines.joined(separator: "\n")
    }
}

extension CollectionView.ElementCategory {
    fileprivate var word: String {
        switch self {
        case .cell: "cell"
        case .supplementaryView: "supplementary view"
        case .decorationView: "decoration view"
        }
    }
}

extension LayoutLoopDiagnostic {
    fileprivate var summary: String {
        guard !sizes.isEmpty else { return "\(rounds) rounds; no item was measured twice." }
        let answers = sizes.suffix(6).map { "\($0.width)×\($0.height)" }.joined(separator: ", ")
        let rhythm = period.map { "period \($0)" } ?? "no period"
        return "\(rounds) rounds; item \(indexPath.text) (\(cellClass)) answered …, \(answers) (\(rhythm))."
    }
}

extension IndexPath {
    fileprivate var text: String { map(String.init).joined(separator: "-") }
}

extension CGRect {
    fileprivate var text: String { "{{\(origin.x), \(origin.y)}, {\(size.width), \(size.height)}}" }
}
