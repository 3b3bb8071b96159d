import CallerChecks
import Foundation

/// A colour, as UIKit's `UIColor`. Nothing here draws; it is kept for client code.
///
/// It may be made and read on any thread, as UIKit's may; only one that depends on its surroundings has to be read on
/// the main thread. Components are kept as they are given: since iOS 10 UIKit does not clamp them either.
open class Color: NSObject, @unchecked Sendable {
    // Not checked by the compiler because the class is open; what it stores never changes.

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

    /// A grey.
    ///
    /// - Parameters:
    ///   - white: From 0, black, to 1, white.
    ///   - alpha: Opacity, from 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(Model.gray(white: white, alpha: alpha))
    }

    /// A colour by its components.
    ///
    /// - Parameters:
    ///   - red: From 0 to 1.
    ///   - green: From 0 to 1.
    ///   - blue: From 0 to 1.
    ///   - alpha: Opacity, from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Model.rgb(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A colour by hue, saturation and brightness. It is kept as red, green and blue.
    ///
    /// - Parameters:
    ///   - hue: From 0 over green, at a third, and blue to 1: both ends are red. It goes round outside of that.
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

    /// The colour of a Core Graphics colour: two components are a grey, otherwise red, green and blue are read.
    public convenience init(cgColor: CGColor) {
        let components = cgColor.components ?? []
        func component(_ index: Int) -> CGFloat { index < components.count ? components[index] : 0 }
        if components.count <= 2 {
            self.init(white: component(0), alpha: cgColor.alpha)
        } else {
            self.init(red: component(0), green: component(1), blue: component(2), alpha: cgColor.alpha)
        }
    }

    /// A colour that depends on the surroundings. Equal to itself only.
    ///
    /// - Parameter dynamicProvider: Called on the main thread whenever components are asked for. One that goes on
    ///   answering dynamic colours stops the program where the colour is resolved.
    public convenience init(dynamicProvider: @escaping @MainActor @Sendable (TraitCollection) -> Color) {
        self.init(Source.dynamic(dynamicProvider))
    }

    /// There are no asset catalogues here: always nil.
    public convenience init?(named name: String) {
        return nil
    }

    /// There are no asset catalogues here: always nil.
    ///
    /// - Parameters:
    ///   - name: Not looked at.
    ///   - bundle: Not looked at.
    ///   - traitCollection: Not looked at.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: TraitCollection?) {
        return nil
    }

    /// More dynamic colours in a row than any code means.
    private static let deepestNesting = 100

    /// What the colour is in these surroundings; itself where it does not depend on them.
    open func resolvedColor(with traitCollection: TraitCollection) -> Color {
        var color = self
        for _ in 0..<Self.deepestNesting {
            guard case .dynamic(let provider) = color.source else { return color }
            MainThread.check()
            color = MainActor.assumeIsolated { provider(traitCollection) }
        }
        stop("A dynamic color provider has to answer a color that it does not have to ask for again")
    }

    /// In the surroundings of `TraitCollection.current` where it depends on them.
    var model: Model {
        if case .fixed(let model) = source { return model }
        MainThread.check()
        let traits = MainActor.assumeIsolated { TraitCollection.current }
        if case .fixed(let model) = resolvedColor(with: traits).source { return model }
        return .gray(white: 0, alpha: 0)
    }

    /// The same colour at another opacity, from 0 to 1.
    open func withAlphaComponent(_ alpha: CGFloat) -> Color {
        switch source {
        case .fixed(.gray(let white, _)): return Color(white: white, alpha: alpha)
        case .fixed(.rgb(let red, let green, let blue, _)):
            return Color(red: red, green: green, blue: blue, alpha: alpha)
        case .dynamic(let provider):
            return Color { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
    }

    /// Greys are equal to greys and colours to colours of the same components; a grey and a colour never are.
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
