extension ListContentConfiguration {
    /// The properties of the image of a list content: the largest size, the reserved space and the appearance.
    public struct ImageProperties: Hashable, Sendable {
        /// The largest size, in points: a larger image is scaled down in its proportions. On an axis, 0 means no limit,
        /// and is the default.
        public var maximumSize = CGSize.zero
        /// The space, in points, that is reserved for the image. The image is centred in the space. On an axis, 0,
        /// which is the default, and `standardDimension` mean the image's own length.
        public var reservedLayoutSize = CGSize.zero
        /// The radius of the corners, in points. Kept for client code: nothing is drawn.
        public var cornerRadius: CGFloat = 0
        /// The colour of the image. Kept for client code: nothing is drawn.
        public var tintColor: Color?
        /// The symbol configuration for an image that is a symbol without a configuration (a choice); nil unless set.
        public var preferredSymbolConfiguration: Image.SymbolConfiguration?

        init() {}

        /// A special length for `reservedLayoutSize`. On a device it means a length that the system chooses, which is
        /// not published. Here it means the length of the image.
        public static var standardDimension: CGFloat { .greatestFiniteMagnitude }

        /// Returns the size in which an image is shown: the image's own size, scaled down if `maximumSize` requires
        /// this.
        func shownSize(of image: Image) -> CGSize {
            let size = image.shown(preferring: preferredSymbolConfiguration).size
            func share(_ length: CGFloat, _ limit: CGFloat) -> CGFloat {
                limit > 0 && limit.isFinite && length > limit ? limit / length : 1
            }
            let share = min(share(size.width, maximumSize.width), share(size.height, maximumSize.height))
            return CGSize(width: size.width * share, height: size.height * share)
        }

        /// Returns the space for an image with the given shown size: on each axis the reserved length, or the image's
        /// length if none is reserved.
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
