extension Button {
    /// Code that changes a button's configuration.
    public typealias ConfigurationUpdateHandler = @MainActor @Sendable (Button) -> Void

    /// The contents of a button and the space around them, as UIKit's `UIButton.Configuration`.
    ///
    /// The insets are those of iOS 15 and later; the height of a button of the size `medium` is measured, and the
    /// values of other sizes are a choice. The appearance has no influence on sizes: all styles have the same sizes.
    public struct Configuration: Hashable, Sendable {
        private let style: Style
        private var givenInsets: DirectionalEdgeInsets?
        var givenTitle: NewerValue?
        var givenSubtitle: NewerValue?
        var titleTransformer: NewerValue?
        var subtitleTransformer: NewerValue?

        /// The title. It wraps unless `titleLineBreakMode` is a mode that does not wrap. If nil, the button's own title
        /// is used.
        public var title: String?
        /// A text below the title, in a smaller font.
        public var subtitle: String?
        /// The title with attributes, nil unless set. It has precedence over `title`. Its parts without a font get the
        /// font that belongs to `buttonSize`.
        @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
        public var attributedTitle: AttributedString? {
            get { givenTitle?.get() }
            set { givenTitle = newValue.map(NewerValue.init) }
        }
        /// The subtitle with attributes, which has precedence over `subtitle`. Nil unless set.
        @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
        public var attributedSubtitle: AttributedString? {
            get { givenSubtitle?.get() }
            set { givenSubtitle = newValue.map(NewerValue.init) }
        }
        /// A transformer of the title's attributes, including the font; nil unless set. It is applied to a plain title
        /// and to a title with attributes.
        @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
        public var titleTextAttributesTransformer: ConfigurationTextAttributesTransformer? {
            get { titleTransformer?.get() }
            set { titleTransformer = newValue.map(NewerValue.init) }
        }
        /// A transformer of the subtitle's attributes, including the font; nil unless set. It is applied to a plain
        /// subtitle and to a subtitle with attributes.
        @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
        public var subtitleTextAttributesTransformer: ConfigurationTextAttributesTransformer? {
            get { subtitleTransformer?.get() }
            set { subtitleTransformer = newValue.map(NewerValue.init) }
        }
        /// The image. If nil, the button's own image is used.
        public var image: Image?
        /// The symbol configuration of the image; nil unless set. It is used if the image is a symbol without its own
        /// configuration (this library's choice).
        public var preferredSymbolConfigurationForImage: Image.SymbolConfiguration?
        /// The place of the image: before, after, above or below the titles. `leading` unless set.
        public var imagePlacement = DirectionalRectEdge.leading
        /// The distance between image and titles, in points. It is 0 unless set (this library's choice).
        public var imagePadding: CGFloat = 0
        /// The least space for an image, in points; 0 unless set. It is a width if the image is at the left or right of
        /// the titles, otherwise a height. The space is also reserved without an image (this library's choice).
        public var imageReservation: CGFloat = 0
        /// The distance between title and subtitle, in points; 1 unless set.
        public var titlePadding: CGFloat = 1
        /// The horizontal alignment of title and subtitle with each other; `automatic` unless set.
        public var titleAlignment = TitleAlignment.automatic
        /// The way in which a title that is too wide is wrapped or shortened. Unless set, lines break between words. In
        /// a mode that does not wrap, the title is one line (this library's choice).
        public var titleLineBreakMode = Label.LineBreakMode.byWordWrapping
        /// The size, which determines insets and fonts; `medium` unless set.
        public var buttonSize = Size.medium
        /// Whether a wheel of 20 × 20 points replaces the image; false unless set.
        public var showsActivityIndicator = false
        /// The style of the corners. Not used by this library.
        public var cornerStyle = CornerStyle.dynamic
        /// The colour of titles and image. Not used by this library.
        public var baseForegroundColor: Color?
        /// The colour of the background. Not used by this library.
        public var baseBackgroundColor: Color?

        private init(_ style: Style) {
            self.style = style
        }

        /// The space around the contents, in points. Unless set, it follows from `buttonSize`. For the size `medium` it
        /// is then 7 points above and below and 12 points at each side. Insets that are set replace these values and
        /// are not added to them.
        public var contentInsets: DirectionalEdgeInsets {
            get { givenInsets ?? buttonSize.insets }
            set { givenInsets = newValue }
        }

        /// Resets the insets to the insets of `buttonSize`.
        public mutating func setDefaultContentInsets() { givenInsets = nil }

        /// Returns the configuration unchanged: here, it does not depend on the button's state.
        @MainActor
        public func updated(for button: Button) -> Configuration { self }
    }
}

extension Button.Configuration {
    private enum Style: Hashable, Sendable {
        case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    /// A configuration without a background.
    public static func plain() -> Button.Configuration { Button.Configuration(.plain) }
    /// A configuration with a grey background.
    public static func gray() -> Button.Configuration { Button.Configuration(.gray) }
    /// A configuration with a light tint as its background.
    public static func tinted() -> Button.Configuration { Button.Configuration(.tinted) }
    /// A configuration with the tint colour as its background.
    public static func filled() -> Button.Configuration { Button.Configuration(.filled) }
    /// A configuration like `plain()`. It also has the insets of `plain()` (this library's choice).
    public static func borderless() -> Button.Configuration { Button.Configuration(.borderless) }
    /// A configuration like `gray()`. It also has the insets of `gray()` (this library's choice).
    public static func bordered() -> Button.Configuration { Button.Configuration(.bordered) }
    /// A configuration like `tinted()`. It also has the insets of `tinted()` (this library's choice).
    public static func borderedTinted() -> Button.Configuration { Button.Configuration(.borderedTinted) }
    /// A configuration like `filled()`. It also has the insets of `filled()` (this library's choice).
    public static func borderedProminent() -> Button.Configuration { Button.Configuration(.borderedProminent) }

    /// The sizes of buttons.
    public enum Size: Hashable, Sendable {
        /// A size with a height of about 28 points (this library's choice).
        case mini
        /// A size with the values of `mini` (this library's choice).
        case small
        /// A size with a height of 34⅓ points on a screen of three pixels per point (measured).
        case medium
        /// A size with a height of about 50 points (this library's choice).
        case large

        var insets: DirectionalEdgeInsets {
            switch self {
            case .mini, .small: DirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: DirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        /// The text style of the title. The style for the size `medium` is measured.
        var titleStyle: Font.TextStyle {
            switch self {
            case .mini, .small: .subheadline
            case .medium, .large: .body
            }
        }

        /// The text style of the subtitle. The styles are this library's choice.
        var subtitleStyle: Font.TextStyle {
            switch self {
            case .mini, .small: .caption1
            case .medium, .large: .footnote
            }
        }
    }

    /// The horizontal alignment of title and subtitle with each other.
    public enum TitleAlignment: Hashable, Sendable {
        /// The alignment that follows from the image's side. The titles are centred if the image is above or below
        /// them; otherwise they begin at the leading edge (this library's choice).
        case automatic
        /// The titles begin at the leading edge.
        case leading
        /// The titles are centred.
        case center
        /// The titles end at the trailing edge.
        case trailing
    }

    /// The style of the corners. Not used by this library: nothing is drawn.
    public enum CornerStyle: Hashable, Sendable {
        /// Corners with the radius of the background.
        case fixed
        /// Corners with a radius that follows the text size.
        case dynamic
        /// The system's small corners.
        case small
        /// The system's medium corners.
        case medium
        /// The system's large corners.
        case large
        /// Corners with half the height as their radius.
        case capsule
    }
}
