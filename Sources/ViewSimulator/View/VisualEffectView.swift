/// An effect on the background of a view, as UIKit's `UIVisualEffect`. Nothing is drawn.
@preconcurrency @MainActor
open class VisualEffect: NSObject {}

/// A blur of the background, as UIKit's `UIBlurEffect`.
@preconcurrency @MainActor
open class BlurEffect: VisualEffect {
    /// The style of a blur: its thickness and its lightness. The numbers are UIKit's.
    public enum Style: Int, Sendable {
        /// The extra light, light and dark styles of iOS 8 to 12.
        case extraLight, light, dark
        /// Styles that follow the interface style, light or dark.
        case regular = 4, prominent
        /// Material styles that follow the interface style, from thin to thick.
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        /// Styles that are always light.
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
            systemChromeMaterialLight
        /// Styles that are always dark.
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark,
            systemChromeMaterialDark
    }

    /// The style of the blur.
    public let style: Style

    /// Makes a blur of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// An effect that adapts contents to the background behind the contents. UIKit's name is `UIVibrancyEffect`.
@preconcurrency @MainActor
open class VibrancyEffect: VisualEffect {
    /// The blur of the background behind the contents.
    public let blurEffect: BlurEffect

    /// Makes an effect for contents in front of a blurred background.
    public init(blurEffect: BlurEffect) {
        self.blurEffect = blurEffect
        super.init()
    }
}

/// A view with an effect on its background. Subviews belong in its `contentView`, which fills the view; they are laid
/// out there. Nothing is drawn. UIKit's name is `UIVisualEffectView`.
@preconcurrency @MainActor
open class VisualEffectView: View {
    /// The view for subviews, as large as the effect view.
    public let contentView = View()
    /// The effect on the background; nil if there is none.
    open var effect: VisualEffect?

    /// Makes a view with an effect. The view's size is zero.
    public init(effect: VisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        fill()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        fill()
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        fill()
    }

    private func fill() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}
