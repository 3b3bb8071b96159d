/// The names of all kinds of issues, as scenario files and reports use them.
package enum IssueName: String, CaseIterable, Sendable {
    case invalidItemSize, cachedFrameMismatch, layoutLoop, layoutTaken, supplementaryChanged, unknownIndexPath
    case unknownInvalidation, invalidPreferredSize, invalidUpdate, unresolvedQuery, invalidDelegateValue
    case unsatisfiableConstraints, ambiguousLayout, oversizedConstant, rowWithoutHeight, cellReturnedTwice
    case endlessLayout, unrequestedView, unknownScrollTarget, unrecordedText, plainDataSource
    case groupWithoutRoom, handlerWithEstimates
}

/// One row of the table of issues. It contains the properties of an issue that follow from its kind.
package struct IssueRow {
    package let name: IssueName
    let severity: LayoutIssue.Severity
    /// The path of the issue's item; nil unless the issue is about an item.
    package let itemPath: IndexPath?
    /// The element or section of the issue, as a trace names it; nil if the issue is about neither.
    package let element: String?
    package let message: (IssueReporter) -> String

    fileprivate init(
        _ name: IssueName, _ severity: LayoutIssue.Severity, item: IndexPath? = nil, element: String? = nil,
        _ message: @escaping (IssueReporter) -> String
    ) {
        self.name = name
        self.severity = severity
        self.itemPath = item
        self.element = item?.text ?? element
        self.message = message
    }
}

/// The names of the view and the layout in a message. They are the names of classes, as in `<CollectionView>`.
package struct IssueReporter {
    /// The name of the view's kind in UIKit's messages.
    package var kindOfView: String
    package var layout: String
    package var view: String
    package var layoutLoopText = CollectionProfile.LayoutLoopText.updateLoop

    package init(
        kindOfView: String, layout: String, view: String,
        layoutLoopText: CollectionProfile.LayoutLoopText = .updateLoop
    ) {
        self.kindOfView = kindOfView
        self.layout = layout
        self.view = view
        self.layoutLoopText = layoutLoopText
    }
}

extension LayoutIssue.Kind {
    /// The kind's row in the table of issues, with name, severity, item and text.
    package var row: IssueRow {
        switch self {
        case .invalidItemSize(let path, _, _, let axis, let fromDelegate):
            IssueRow(.invalidItemSize, .warning, item: path) { $0.invalidItemSize(axis, fromDelegate) }
        case .cachedFrameMismatch(let path, let cached, let expected, let layoutClass):
            IssueRow(.cachedFrameMismatch, .warning, item: path) {
                $0.cachedFrameMismatch(path, cached, expected, layoutClass)
            }
        case .layoutLoop(let diagnostic):
            IssueRow(.layoutLoop, .error, item: diagnostic.indexPath) { $0.layoutLoop(diagnostic) }
        case .layoutTaken(let layoutClass):
            IssueRow(.layoutTaken, .error) { $0.layoutTaken(layoutClass) }
        case .supplementaryChangedWithoutInvalidation(let path, let old, let new):
            IssueRow(.supplementaryChanged, .error, element: path.first.map { "section \($0)" }) {
                $0.supplementaryChanged(path, from: old, to: new)
            }
        case .unknownIndexPath(let path):
            IssueRow(.unknownIndexPath, .warning, element: path.text) { $0.unknownIndexPath(path) }
        case .unknownInvalidation(let category, let kind, let path):
            IssueRow(.unknownInvalidation, .warning, element: category.name(kind, path)) {
                $0.unknownInvalidation(category, kind, path)
            }
        case .invalidPreferredSize(let path, let size):
            IssueRow(.invalidPreferredSize, .error, item: path) {
                $0.invalidPreferredSize(ElementCategory.cell.name(nil, path), path, size)
            }
        case .invalidPreferredViewSize(let category, let kind, let path, let size):
            IssueRow(.invalidPreferredSize, .error, element: category.name(kind, path)) {
                $0.invalidPreferredSize(category.name(kind, path), path, size)
            }
        case .invalidUpdate(let message):
            IssueRow(.invalidUpdate, .error) { _ in message }
        case .unresolvedQuery:
            IssueRow(.unresolvedQuery, .warning) { $0.unresolvedQuery() }
        case .invalidDelegateValue(let name, let section, let path, let value):
            IssueRow(.invalidDelegateValue, .warning, item: path, element: "section \(section)") {
                $0.invalidDelegateValue(name, section, path, value)
            }
        case .rowWithoutHeight(let path):
            IssueRow(.rowWithoutHeight, .warning, item: path) { $0.rowWithoutHeight(path) }
        case .cellReturnedTwice(let path, let other):
            IssueRow(.cellReturnedTwice, .error, item: path) { $0.cellReturnedTwice(path, other) }
        case .unrequestedView(let path):
            IssueRow(.unrequestedView, .error, item: path) { _ in LayoutIssue.unexpectedDequeue(at: path) }
        case .unknownScrollTarget(let path, let sections, let items):
            IssueRow(.unknownScrollTarget, .warning, element: path.text) {
                $0.unknownScrollTarget(path, sections, items)
            }
        case .plainDataSource(let name):
            IssueRow(.plainDataSource, .warning) { $0.plainDataSource(name) }
        case .groupWithoutRoom(let section, let length, let available, let axis):
            IssueRow(.groupWithoutRoom, .error, element: "section \(section)") {
                $0.groupWithoutRoom(section, length, available, axis)
            }
        case .handlerWithEstimates(let section):
            IssueRow(.handlerWithEstimates, .warning, element: "section \(section)") {
                $0.handlerWithEstimates(section)
            }
        case .constraints(let path, let diagnostic):
            IssueRow(diagnostic.kind.name, .warning, item: path) { _ in diagnostic.description }
        }
    }
}

extension ConstraintDiagnostic.Kind {
    fileprivate var name: IssueName {
        switch self {
        case .conflict: .unsatisfiableConstraints
        case .ambiguity: .ambiguousLayout
        case .constantCut: .oversizedConstant
        case .endlessLayout: .endlessLayout
        case .unrecordedText: .unrecordedText
        }
    }
}

/// The texts of issues. If UIKit has a text for an issue, this text is used (R13.1, R13.3, R13.4, R13.6, R13.7, R13.9).
/// The text contains properties of objects where UIKit writes the descriptions of the objects.
extension IssueReporter {
    fileprivate func invalidItemSize(_ axis: ScrollDirection, _ fromDelegate: Bool) -> String {
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
            "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger."
        )
        return lines.joined(separator: "\n")
    }

    fileprivate func cachedFrameMismatch(
        _ path: IndexPath, _ cached: CGRect, _ expected: CGRect, _ layoutClass: String
    ) -> String {
        "UICollectionViewFlowLayout has cached frame mismatch for index path <\(path.text)> - cached value: "
            + "\(cached.text); expected value: \(expected.text)\n"
            + "This is likely occurring because the flow layout subclass \(layoutClass) is modifying attributes "
            + "returned by UICollectionViewFlowLayout without copying them"
    }

    fileprivate func layoutLoop(_ diagnostic: LayoutLoopDiagnostic) -> String {
        let words =
            switch layoutLoopText {
            case .updateLoop:
                "is stuck in its update/layout loop. This can happen for many reasons, including self-sizing views "
                    + "whose preferred attributes are not returning a consistent size."
            case .recursiveLoop:
                "is stuck in a recursive layout loop. This can happen when self-sizing views do not return consistent "
                    + "sizes, or the collection view's frame/bounds/contentOffset is being constantly adjusted."
            }
        return "\(kindOfView) (\(view)) \(words) \(diagnostic.summary)"
    }

    fileprivate func layoutTaken(_ layoutClass: String) -> String {
        "The layout object of \(view), a \(layoutClass), was given to another collection view. A layout "
            + "serves one view: \(view) is not laid out again before it gets a layout of its own."
    }

    fileprivate func supplementaryChanged(_ path: IndexPath, from old: CGRect, to new: CGRect) -> String {
        "layout attributes for supplementary item at index path (<\(path.text)>) changed from "
            + "<frame = \(old.text)> to <frame = \(new.text)> without invalidating the layout"
    }

    fileprivate func unknownIndexPath(_ path: IndexPath) -> String {
        "Layout attributes <index path: (\(path.text))> were received from the layout \(layout) but are not "
            + "valid for the data source counts. Attributes will be ignored."
    }

    fileprivate func unknownInvalidation(
        _ category: ElementCategory, _ kind: String?, _ path: IndexPath
    ) -> String {
        let element = kind.map { "\(category.word) of kind \($0)" } ?? category.word
        return "An invalidation context names a \(element) at index path \(path.text), which does not exist. "
            + "It changes nothing."
    }

    fileprivate func invalidPreferredSize(_ element: String, _ path: IndexPath, _ size: CGSize) -> String {
        let numbers = "{\(size.width), \(size.height)}"
        let end = "longer than \(Int(CGFloat.longestAnswer)) points. It is not used. "
        if path.isEmpty { return "The frame of \(element) has a size of \(numbers), which is \(end)View: \(view)" }
        // A header's index path may be that of a row, so the message names the element as well.
        let place = "Index path: \(path.text)" + (element == path.text ? "" : " (\(element))")
        if size.isUsable {
            return "Preferred layout attributes of \(element) have a size of \(numbers), which is \(end)"
                + "Index path: \(path.text); View: \(view)"
        }
        return "Rounding frame ({{…}, \(numbers)}) from preferred layout attributes resulted in a frame with one or "
            + "more invalid members. \(place); View: \(view)"
    }

    fileprivate func rowWithoutHeight(_ path: IndexPath) -> String {
        "Detected a case where constraints ambiguously suggest a height of zero for a table view cell's content view. "
            + "We're considering the collapse unintentional and using standard height instead. Index path: \(path.text)"
    }

    fileprivate func cellReturnedTwice(_ path: IndexPath, _ other: IndexPath) -> String {
        "The data source of \(view) returned for index path \(path.text) the cell that is shown at \(other.text). A cell "
            + "shows one row: this one shows an empty cell."
    }

    fileprivate func unknownScrollTarget(_ path: IndexPath, _ sections: Int, _ items: Int?) -> String {
        let target =
            if path.count != 2 {
                "index path (\(path.text))"
            } else if let items {
                "item (\(path[1])) when there are only \(items) items in section \(path[0])"
            } else {
                "section (\(path[0])) when there are only \(sections) sections"
            }
        return "Attempted to scroll the collection view to an out-of-bounds \(target). \(view) will use a "
            + "contentOffset of {0,0} as a fallback value."
    }

    fileprivate func plainDataSource(_ name: String) -> String {
        "\(name) is the data source of \(view) and no NSObject. This compiles here, and not where UIKit is: data sources and "
            + "delegates have to be NSObjects."
    }

    fileprivate func unresolvedQuery() -> String {
        "The layout \(layout) was asked for frames when the counts had changed and the changes "
            + "were not known yet. It returns nothing."
    }

    fileprivate func invalidDelegateValue(
        _ name: String, _ section: Int, _ path: IndexPath?, _ value: String
    ) -> String {
        let place = path.map { "index path \($0.text)" } ?? "section \(section)"
        return "\(name) for \(place) is \(value), which is not a usable value. The default is used instead."
    }

    fileprivate func groupWithoutRoom(
        _ section: Int, _ length: CGFloat, _ available: CGFloat, _ axis: ScrollDirection
    ) -> String {
        let word = axis == .vertical ? "high" : "wide"
        return "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section: in section "
            + "\(section) of \(view) it is \(length) points \(word), and its parent has \(available)."
    }

    fileprivate func handlerWithEstimates(_ section: Int) -> String {
        "Section \(section) of \(view) has a visibleItemsInvalidationHandler and estimated sizes: the handler is called "
            + "with the frames of the moment, before the cells on screen are measured."
    }
}

extension ElementCategory {
    /// The name that an element of this category has in traces. A view that belongs to the table itself has no path.
    /// Its name is that of the table's property.
    fileprivate func name(_ kind: String?, _ path: IndexPath) -> String {
        if path.isEmpty, let kind { return kind }
        return ElementTitle.text(of: title, kind: kind, path: path.components)
    }

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

extension LayoutIssue {
    package static func unexpectedDequeue(at indexPath: IndexPath) -> String {
        "Expected dequeued view to be returned to the collection view in preparation for display. When the collection "
            + "view's data source is asked to provide a view for a given index path, ensure that a single view is "
            + "dequeued and returned to the collection view. Avoid dequeuing views without a request from the "
            + "collection view. For retrieving an existing view in the collection view, use -[UICollectionView "
            + "cellForItemAtIndexPath:] or -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. "
            + "Index path: \(Array(indexPath))"
    }
}
