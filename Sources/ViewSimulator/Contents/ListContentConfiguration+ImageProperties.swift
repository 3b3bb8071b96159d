extension ListContentConfiguration {
    /// The properties of the image of a list content: the largest size, the reserved space and the appearance.
    public struct ImageProperties: Hashable, Sendable {
        /// The largest size of the image, in points. A larger image is scaled down in its proportions. A length of 0
        /// means no limit on that axis; both lengths are 0 unless set.
        public var maximumSize = CGSize.zero
        /// The space that is reserved for the image, in points. The image is centred in this space. A length of 0 or of
        /// `standardDimension` means the image's own length on that axis. Both lengths are 0 unless set.
        public var reservedLayoutSize = CGSize.zero
        /// The radius of the corners, in points. Not used by this library: nothing is drawn.
        public var cornerRadius: CGFloat = 0
        /// The colour of the image. Not used by this library: nothing is drawn.
        public var tintColor: Color?
        /// The symbol configuration of the image if the image is a symbol; nil unless set. Ignored if the symbol has a
        /// configuration of its own, which is this library's choice.
        public var preferredSymbolConfiguration: Image.SymbolConfiguration?

        init() {}

        /// A special length for `reservedLayoutSize`. On a device, it means a length that the system chooses and that
        /// is not published. Here it means the image's own length.
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

        /// Returns the space for an image with the given shown size. On each axis this is the reserved length, or the
        /// image's length if no length is reserved.
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
