#if canImport(UIKit) && !os(watchOS)
import UIKit

// What of a view and its layout a scenario names, under the names that it has there.

extension UIScrollView {
    /// The members of `container` that every scroll view has.
    var containerValues: [String: DocumentValue] {
        [
            "width": .number(Double(bounds.width)), "height": .number(Double(bounds.height)),
            "scale": .number(Double(traitCollection.displayScale)),
            "insets": contentInset.value, "safeArea": safeAreaInsets.value, "layoutMargins": layoutMargins.value,
            "layoutDirection": effectiveUserInterfaceLayoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight",
            "contentSizeCategory": .text(
                ContentSizeCategoryName.name(of: traitCollection.preferredContentSizeCategory)),
        ]
    }
}

extension UICollectionView {
    /// The members of `container`.
    var allContainerValues: [String: DocumentValue] {
        var values = containerValues
        if #available(iOS 16, tvOS 16, *) {
            switch selfSizingInvalidation {
            case .disabled: values["selfSizingInvalidation"] = "disabled"
            case .enabledIncludingConstraints: values["selfSizingInvalidation"] = "enabledIncludingConstraints"
            default: values["selfSizingInvalidation"] = "enabled"
            }
        }
        return values
    }
}

extension UICollectionViewFlowLayout {
    /// The members of `layout`.
    var layoutValues: [String: DocumentValue] {
        [
            "scrollDirection": scrollDirection == .horizontal ? "horizontal" : "vertical",
            "itemSize": itemSize.value,
            "estimatedItemSize": estimatedItemSize == UICollectionViewFlowLayout.automaticSize
                ? "automatic" : estimatedItemSize.value,
            "minimumLineSpacing": .number(Double(minimumLineSpacing)),
            "minimumInteritemSpacing": .number(Double(minimumInteritemSpacing)),
            "sectionInset": sectionInset.value,
            "sectionInsetReference": insetReferenceName,
            "header": .number(Double(along(headerReferenceSize))),
            "footer": .number(Double(along(footerReferenceSize))),
            "pinHeaders": .bool(sectionHeadersPinToVisibleBounds),
            "pinFooters": .bool(sectionFootersPinToVisibleBounds),
            "flipsInRightToLeft": .bool(flipsHorizontallyInOppositeLayoutDirection),
        ]
    }

    private var insetReferenceName: DocumentValue {
        switch sectionInsetReference {
        case .fromSafeArea: "safeArea"
        case .fromLayoutMargins: "layoutMargins"
        default: "contentInset"
        }
    }

    /// The length of a header or footer.
    func along(_ size: CGSize) -> CGFloat { scrollDirection == .horizontal ? size.width : size.height }

    var estimates: Bool { estimatedItemSize != .zero }
}

extension UIEdgeInsets {
    var value: DocumentValue { .numbers(top, left, bottom, right) }
}

extension CGSize {
    var value: DocumentValue { .numbers(width, height) }
}

extension CGPoint {
    var value: DocumentValue { .numbers(x, y) }
}

extension CGRect {
    var value: DocumentValue { .numbers(origin.x, origin.y, size.width, size.height) }

    /// Whether they share more than an edge.
    func sharesArea(with other: CGRect) -> Bool {
        min(maxX, other.maxX) > max(minX, other.minX) && min(maxY, other.maxY) > max(minY, other.minY)
    }
}

extension IndexPath {
    /// `0-3`, as scenarios write it.
    var scenarioName: String { map(String.init).joined(separator: "-") }
}
#endif
