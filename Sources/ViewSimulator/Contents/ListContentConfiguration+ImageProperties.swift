extension ListContentConfiguration {
    /// The size of an image and the space for it.
    public struct ImageProperties: Hashable, Sendable {
        /// The largest size, in points: a larger image is scaled down in its proportions. 0 on an axis, which is the
        /// default, means no limit.
        public var maximumSize = CGSize.zero
        /// The reserved space, in points, in which the image is centred. 0 on an axis, which is the default, and
        /// `standardDimension` mean the image's size.
        public var reservedLayoutSize = CGSize.zero
        /// The radius of the corners, in points. Kept for client code: nothing is drawn.
        public var cornerRadius: CGFloat = 0
        /// The colour of the image. Kept for client code: nothing is drawn.
        public var tintColor: Color?
        /// The presentation of symbols without a configuration (a choice); nil unless set.
        public var preferredSymbolConfiguration: Image.SymbolConfiguration?

        init() {}

        /// A length of `reservedLayoutSize` that means the system's own length, which is not published. Here, this
        /// value means the length of the image.
        public static var standardDimension: CGFloat { .greatestFiniteMagnitude }

        /// Returns the shown size of an image, which is not larger than the image.
        func shownSize(of image: Image) -> CGSize {
            let size = image.shown(preferring: preferredSymbolConfiguration).size
            func share(_ length: CGFloat, _ limit: CGFloat) -> CGFloat {
                limit > 0 && limit.isFinite && length > limit ? limit / length : 1
            }
            let share = min(share(size.width, maximumSize.width), share(size.height, maximumSize.height))
            return CGSize(width: size.width * share, height: size.height * share)
        }

        /// Returns the space for an image of a size.
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
