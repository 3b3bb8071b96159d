import CallerChecks

/// A colour, as UIKit's `UIColor`. The library stores colours, but draws nothing with them.
///
/// Colours may be made and read on any thread, as in UIKit; only a colour that depends on its surroundings has to be
/// read on the main thread. Components are stored as given: since iOS 10 UIKit does not clamp them either.
open class Color: NSObject, @unchecked Sendable {
    // Not checked by the compiler because the class is open; its stored values never change.

    enum Model: Hashable, Sendable {
        case gray(white: CGFloat, alpha: CGFloat)
        case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    }

    private enum Source: Sendable {
        case fixed(Model)
        case dynamic(@MainActor @Sendable (TraitCollection) -> Color)
    }

    private let word = AttributeWord()
    private let source: Source

    private init(_ source: Source) {
        self.source = source
        super.init()
    }

    convenience init(_ model: Model) {
        self.init(Source.fixed(model))
    }

    /// Makes a grey from its white value and opacity, both from 0 to 1.
    ///
    /// - Parameters:
    ///   - white: From 0, black, to 1, white.
    ///   - alpha: Opacity, from 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(Model.gray(white: white, alpha: alpha))
    }

    /// Makes a colour from red, green, blue and opacity.
    ///
    /// - Parameters:
    ///   - red: From 0 to 1.
    ///   - green: From 0 to 1.
    ///   - blue: From 0 to 1.
    ///   - alpha: Opacity, from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Model.rgb(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes a colour from hue, saturation and brightness. The colour is stored as red, green and blue.
    ///
    /// - Parameters:
    ///   - hue: From 0 over green, at a third, and blue to 1: both ends are red. Other values wrap around.
    ///   - saturation: From 0, a grey, to 1.
    ///   - brightness: From 0, black, to 1.
    ///   - alpha: Opacity, from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func component(_ offset: CGFloat) -> CGFloat {
            let turned = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            let sector = turned < 0 ? turned + 6 : turned
            return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// Makes a colour from a Core Graphics colour. Two components are read as a grey and an opacity, more components as
    /// red, green, blue and opacity.
    public convenience init(cgColor: CGColor) {
        let components = cgColor.components ?? []
        func component(_ index: Int) -> CGFloat { index < components.count ? components[index] : 0 }
        if components.count <= 2 {
            self.init(white: component(0), alpha: cgColor.alpha)
        } else {
            self.init(red: component(0), green: component(1), blue: component(2), alpha: cgColor.alpha)
        }
    }

    /// Makes a colour that depends on the traits of its surroundings. Such a colour is equal only to itself.
    ///
    /// - Parameter dynamicProvider: Called on the main thread for every access to components. A provider that returns
    ///   dynamic colours without an end traps when the colour is resolved.
    public convenience init(dynamicProvider: @escaping @MainActor @Sendable (TraitCollection) -> Color) {
        self.init(Source.dynamic(dynamicProvider))
    }

    /// Returns nil, because this library has no asset catalogues.
    public convenience init?(named name: String) {
        return nil
    }

    /// Returns nil, because this library has no asset catalogues.
    ///
    /// - Parameters:
    ///   - name: Ignored.
    ///   - bundle: Ignored.
    ///   - traitCollection: Ignored.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: TraitCollection?) {
        return nil
    }

    /// The largest number of dynamic colours in a chain. Each colour of a chain resolves to the next. A longer chain
    /// traps, because it may have no end.
    private static let deepestNesting = 100

    /// Returns the colour that this colour has for the given traits. A colour that does not depend on traits returns
    /// itself.
    open func resolvedColor(with traitCollection: TraitCollection) -> Color {
        var color = self
        for _ in 0..<Self.deepestNesting {
            guard case .dynamic(let provider) = color.source else { return color }
            MainThread.check()
            color = MainActor.assumeIsolated { provider(traitCollection) }
        }
        stop("A dynamic color provider returned dynamic colors without an end")
    }

    /// The components of the colour. A colour that depends on the surroundings is resolved with
    /// `TraitCollection.current`.
    var model: Model {
        if case .fixed(let model) = source { return model }
        MainThread.check()
        let traits = MainActor.assumeIsolated { TraitCollection.current }
        if case .fixed(let model) = resolvedColor(with: traits).source { return model }
        return .gray(white: 0, alpha: 0)
    }

    /// Returns this colour with another opacity, from 0 to 1.
    open func withAlphaComponent(_ alpha: CGFloat) -> Color {
        switch source {
        case .fixed(.gray(let white, _)): return Color(white: white, alpha: alpha)
        case .fixed(.rgb(let red, let green, let blue, _)):
            return Color(red: red, green: green, blue: blue, alpha: alpha)
        case .dynamic(let provider):
            return Color { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
    }

    /// Returns whether `object` is a colour with equal components. A grey is never equal to a colour of red, green and
    /// blue.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Color else { return false }
        if self === other { return true }
        guard case .fixed(let model) = source, case .fixed(let otherModel) = other.source else { return false }
        return model == otherModel
    }

    open override var hash: Int {
        guard case .fixed(let model) = source else { return ObjectIdentifier(self).hashValue }
        return model.hashValue
    }
}
