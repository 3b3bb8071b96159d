import Foundation

extension Scenario {
    /// The properties of a flow layout, with their defaults. Lengths are points.
    public struct Layout: Hashable, Sendable {
        /// The scroll axis.
        public enum Direction: String, Hashable, Sendable, CaseIterable {
            /// The content scrolls vertically, with rows one below the other.
            case vertical
            /// The content scrolls horizontally, with columns one right of the other.
            case horizontal
        }

        /// The edge from which section insets are measured.
        public enum InsetReference: String, Hashable, Sendable, CaseIterable {
            /// Section insets are measured from the edges of the content inset.
            case contentInset
            /// Section insets are measured from the edges of the safe area. Even so, no section extends beyond the edge
            /// of the content inset (R1.14).
            case safeArea
            /// Section insets are measured from the edges of the layout margins. Even so, no section extends beyond the
            /// edge of the content inset (R1.14).
            case layoutMargins
        }

        /// The size that an item is assumed to have until its cell is measured.
        public enum Estimate: Hashable, Sendable {
            /// Items have no estimate, and cells do not size themselves.
            case none
            /// Every item has the same estimated size.
            case size(ItemSize)
            /// The estimate is the average of the sizes that have been measured so far.
            case automatic
        }

        /// The scroll axis; vertical unless given.
        public var direction = Direction.vertical
        /// The size of items for which the scenario gives no size; 50 × 50 points unless given.
        public var itemSize = ItemSize(width: 50, height: 50)
        /// The size that items are assumed to have until they are measured. Without an estimate, the layout asks no
        /// cell for its size (R8.1).
        public var estimate = Estimate.none
        /// The least distance between two rows along the scroll axis; 10 points unless given.
        public var minimumLineSpacing = 10.0
        /// The least distance between two items in a row; 10 points unless given.
        public var minimumInteritemSpacing = 10.0
        /// The padding around the items of each section, in points. Headers and footers are outside the padding (R1.7).
        /// Zero unless given.
        public var sectionInset = Insets.zero
        /// The length of headers along the scroll axis; 0 for no headers.
        public var headerLength = Length.points(0)
        /// The length of footers along the scroll axis; 0 for no footers.
        public var footerLength = Length.points(0)
        /// Whether headers stay at the viewport's start while their section is visible (R7.1).
        public var pinsHeaders = false
        /// Whether footers stay at the viewport's end while their section is visible (R7.1).
        public var pinsFooters = false
        /// The edge from which section insets are measured; the content inset's edge unless given (R1.14).
        public var insetReference = InsetReference.contentInset
        /// Whether the view mirrors the layout if texts run from right to left.
        public var flipsInRightToLeft = false
        /// Whether a decoration view lies behind the items of each section.
        public var hasBackgrounds = false
        /// The rule by which the anchor is chosen. The anchor is the element that stays where the reader sees it.
        package var anchorRule = AnchorRule.automatic
        /// The values of the layout's options. Each option decides an open question about UIKit's behaviour.
        package var optionValues = OptionValues()
        /// The names of UIKit's defects that the layout reproduces, in the order of ``FormatNames/quirks``.
        package var quirkNames: [String] = []

        /// Makes a layout with the defaults of a flow layout (R1.15).
        public init() {}

        /// Whether any of the layout's lengths is relative, for example a share of the available space.
        package var dependsOnRoom: Bool {
            let isEstimateRelative = if case .size(let size) = estimate { size.isRelative } else { false }
            return isEstimateRelative || itemSize.isRelative || headerLength.isRelative || footerLength.isRelative
        }

        /// Whether cells are asked for their sizes.
        public var cellsSizeThemselves: Bool { estimate != .none }
    }
}

// MARK: Sizes as a flow layout has them, in points

extension Scenario.Layout {
    /// The size of headers: their length along the scroll axis, and 0 across it; nil if the length is relative.
    package var headerSize: CGSize? {
        get { referenceSize(headerLength) }
        set { headerLength = length(newValue) ?? headerLength }
    }

    /// The size of footers: their length along the scroll axis, and 0 across it; nil if the length is relative.
    package var footerSize: CGSize? {
        get { referenceSize(footerLength) }
        set { footerLength = length(newValue) ?? footerLength }
    }

    /// Returns the reference size for a header or footer whose length is given in points.
    package func referenceSize(_ length: Double) -> CGSize {
        direction == .vertical ? CGSize(width: 0, height: length) : CGSize(width: length, height: 0)
    }

    private func referenceSize(_ length: Scenario.Length) -> CGSize? {
        if case .points(let points) = length { referenceSize(points) } else { nil }
    }

    private func length(_ size: CGSize?) -> Scenario.Length? {
        size.map { .points(Double(direction == .vertical ? $0.height : $0.width)) }
    }
}

extension Scenario.Layout.Estimate {
    /// Makes an estimate from a flow layout's estimated size. A size that equals the parameter `automatic` becomes the
    /// case `automatic`.
    ///
    /// - Parameter automatic: The size that stands for an average there.
    package init(_ size: CGSize, automatic: CGSize) {
        switch size {
        case .zero: self = .none
        case automatic: self = .automatic
        default: self = .size(Scenario.ItemSize(size))
        }
    }

    /// Returns the estimated size for a flow layout; nil if the size is relative. The case `automatic` becomes the
    /// parameter `automatic`.
    package func size(automatic: CGSize) -> CGSize? {
        switch self {
        case .none: .zero
        case .size(let size): size.fixedSize
        case .automatic: automatic
        }
    }
}
