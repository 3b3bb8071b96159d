import FlowSimulator

extension Scenario {
    /// The flow layout's properties, with its defaults. Lengths in points.
    public struct Layout: Hashable, Sendable {
        public enum Direction: String, Hashable, Sendable, CaseIterable { case vertical, horizontal }

        /// The edge that section insets are measured from.
        public enum InsetReference: String, Hashable, Sendable, CaseIterable {
            case contentInset, safeArea, layoutMargins
        }

        /// What an item is taken for before its cell was measured.
        public enum Estimate: Hashable, Sendable {
            /// Cells do not size themselves.
            case none
            case size(CGSize)
            /// The average of what was measured so far.
            case automatic
        }

        public var direction = Direction.vertical
        public var itemSize = CGSize(width: 50, height: 50)
        public var estimate = Estimate.none
        public var minimumLineSpacing = 10.0
        public var minimumInteritemSpacing = 10.0
        public var sectionInset = Insets.zero
        /// Extent of a header along the scroll axis; 0 is no header.
        public var headerLength = 0.0
        /// Extent of a footer along the scroll axis; 0 is no footer.
        public var footerLength = 0.0
        public var pinsHeaders = false
        public var pinsFooters = false
        public var insetReference = InsetReference.contentInset
        /// Whether the view mirrors the layout where texts run from right to left.
        public var flipsInRightToLeft = false
        /// Whether a decoration view lies behind the items of each section.
        public var hasBackgrounds = false
        /// What stays where the reader sees it.
        public var anchor = CollectionView.AnchorPolicy.top
        /// Choices where UIKit's behaviour is open.
        public var options = FlowLayoutOptions()
        /// Defects of UIKit to reproduce.
        public var quirks: UIKitQuirks = []

        public init() {}

        /// Whether cells are asked for their sizes.
        public var cellsSizeThemselves: Bool { estimate != .none }
    }
}
