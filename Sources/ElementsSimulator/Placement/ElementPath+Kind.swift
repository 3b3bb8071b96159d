import FlowEngine

extension ElementKind {
    /// Makes a kind from UIKit's string for headers or footers; nil for any other string.
    package init?(supplementaryKind kind: String) {
        switch kind {
        case ElementName.headerKind: self = .header
        case ElementName.footerKind: self = .footer
        default: return nil
        }
    }

    /// UIKit's string for the kind: the string of headers for a header, otherwise the string of footers.
    package var supplementaryKind: String {
        self == .header ? ElementName.headerKind : ElementName.footerKind
    }
}

extension ElementPath {
    /// Whether a path precedes another path in the order of a query's result: section by section, and in a section the
    /// header, the items and the footer (R6.2).
    package func precedes(_ other: ElementPath) -> Bool {
        (section, kind.rank, item) < (other.section, other.kind.rank, other.item)
    }
}

extension ElementKind {
    fileprivate var rank: Int {
        switch self {
        case .header: 0
        case .item: 1
        case .footer: 2
        }
    }
}
