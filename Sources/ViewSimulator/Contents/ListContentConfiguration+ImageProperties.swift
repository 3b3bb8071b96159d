import Foundation

extension ListContentConfiguration {
    /// How large an image is, and how much room it has.
    public struct ImageProperties: Hashable, Sendable {
        /// The largest size, in points: a larger image is made smaller as a whole. 0 on an axis, unless set, is no
        /// limit.
        public var maximumSize = CGSize.zero
        /// The room that is kept for the image, which is in the middle of it, in points. 0 on an axis, unless set, and
        /// `standardDimension` are as much as the image takes.
        public var reservedLayoutSize = CGSize.zero
        /// How round the corners are, in points. Kept for client code: nothing is drawn here.
        public var cornerRadius: CGFloat = 0
        /// The colour of the image. Kept for client code: nothing is drawn here.
        public var tintColor: Color?
        /// How a symbol is shown where its own configuration says nothing (a choice); nil unless set.
        public var preferredSymbolConfiguration: Image.SymbolConfiguration?

        init() {}

        /// In `reservedLayoutSize`: as much as the system keeps. How much that is is not published; here it is what the
        /// image takes.
        public static var standardDimension: CGFloat { .greatestFiniteMagnitude }

        /// The size of an image as it is shown: never larger than it is.
        func shownSize(of image: Image) -> CGSize {
            let size = image.shown(preferring: preferredSymbolConfiguration).size
            func share(_ length: CGFloat, _ limit: CGFloat) -> CGFloat {
                limit > 0 && limit.isFinite && length > limit ? limit / length : 1
            }
            let share = min(share(size.width, maximumSize.width), share(size.height, maximumSize.height))
            return CGSize(width: size.width * share, height: size.height * share)
        }

        /// The room that an image of a size has.
        func room(for size: CGSize) -> CGSize {
            func length(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
                reserved > 0 && reserved.isFinite && reserved != ImageProperties.standardDimension ? reserved : own
            }
            return CGSize(
                width: length(reservedLayoutSize.width, size.width),
                height: length(reservedLayoutSize.height, size.height))
        }
    }
}
