import Foundation

/// Something that is done to what is behind a view, as UIKit's `UIVisualEffect`. Nothing is drawn here.
@preconcurrency @MainActor
open class VisualEffect: NSObject {}

/// What is behind is blurred, as UIKit's `UIBlurEffect`.
@preconcurrency @MainActor
open class BlurEffect: VisualEffect {
    /// How much, and how light it is. UIKit's numbers.
    public enum Style: Int, Sendable {
        /// Of iOS 8 to 12.
        case extraLight, light, dark
        /// By the surroundings.
        case regular = 4, prominent
        /// By the surroundings, from thin to thick.
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        /// Always light.
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
            systemChromeMaterialLight
        /// Always dark.
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark,
            systemChromeMaterialDark
    }

    /// How much, and how light it is.
    public let style: Style

    /// Makes an effect.
    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// What is in front takes on what is behind, as UIKit's `UIVibrancyEffect`.
@preconcurrency @MainActor
open class VibrancyEffect: VisualEffect {
    /// What is behind.
    public let blurEffect: BlurEffect

    /// Makes an effect for what is in front of a blurred background.
    public init(blurEffect: BlurEffect) {
        self.blurEffect = blurEffect
        super.init()
    }
}

/// A view that does something to what is behind it, as UIKit's `UIVisualEffectView`. What is put into its
/// `contentView`, which fills it, is laid out; nothing is drawn.
@preconcurrency @MainActor
open class VisualEffectView: View {
    /// Put subviews here. As large as the view.
    public let contentView = View()
    /// What is done; nil for nothing.
    open var effect: VisualEffect?

    /// Makes a view without a size.
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
