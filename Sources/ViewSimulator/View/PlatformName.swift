/// The names that UIKit and related frameworks have for the simulator's classes.
package enum PlatformName {
    /// The modules that declare the simulator's classes, as prefixes of full names.
    static let modules = ["View", "Control", "Elements", "Collection", "Compositional", "Table", "Flow"].map {
        "\($0)Simulator."
    }

    /// The prefixes of those platform names that do not begin with `UI`. The key is the name of the class in the
    /// simulator.
    private static let prefixes: [String: String] = {
        var prefixes: [String: String] = [:]
        for name in [
            "LayoutConstraint", "LayoutAnchor", "LayoutXAxisAnchor", "LayoutYAxisAnchor", "LayoutDimension",
            "LayoutManager", "ParagraphStyle", "MutableParagraphStyle", "StringDrawingContext", "TextAttachment",
            "TextContainer", "CollectionLayoutAnchor", "CollectionLayoutBoundarySupplementaryItem",
            "CollectionLayoutDecorationItem", "CollectionLayoutDimension", "CollectionLayoutEdgeSpacing",
            "CollectionLayoutGroup", "CollectionLayoutGroupCustomItem", "CollectionLayoutItem",
            "CollectionLayoutSection", "CollectionLayoutSize", "CollectionLayoutSpacing",
            "CollectionLayoutSupplementaryItem",
        ] {
            prefixes[name] = "NS"
        }
        for name in [
            "Animation", "AnimationGroup", "BasicAnimation", "DisplayLink", "GradientLayer", "KeyframeAnimation",
            "Layer", "MediaTimingFunction", "PropertyAnimation", "ShapeLayer", "SpringAnimation", "Transaction",
        ] {
            prefixes[name] = "CA"
        }
        return prefixes
    }()

    /// The platform names that cannot be formed from a prefix and the simulator's class name. The key is the
    /// simulator's name of the class. Some of these classes are internal, but their objects are views that client code
    /// can reach.
    private static let others = [
        "Path": "UIBezierPath", "CGColor": "CGColor", "CGContext": "CGContext", "CGImage": "CGImage",
        "CGPath": "CGPath", "CGMutablePath": "CGMutablePath", "ButtonLabel": "UIButtonLabel",
        "CellContentView": "UIView", "ClassicImageView": "UIImageView", "ClassicLabel": "UITableViewLabel",
        "ContainerView": "UIView", "ListSeparatorView": "UICollectionReusableView",
        "RowContentView": "UITableViewCellContentView",
    ]

    /// Returns UIKit's name of a class of the simulator. Nil for any other class, and for nested types.
    package static func name(of type: Any.Type) -> String? { name(ofQualified: String(reflecting: type)) }

    /// Returns UIKit's name of a class of the simulator; nil for any other class. `qualified` is the name of the class
    /// with its module.
    package static func name(ofQualified qualified: String) -> String? {
        guard let module = modules.first(where: { qualified.hasPrefix($0) }) else { return nil }
        let own = qualified.dropFirst(module.count)
        let name = String(own.prefix { $0 != "<" })
        guard !name.contains("."), !name.contains("(") else { return nil }
        return others[name] ?? (prefixes[name] ?? "UI") + own
    }

    /// Returns UIKit's name of a class. If there is none, returns the class's own name without its module.
    package static func text(of type: Any.Type) -> String { name(of: type) ?? String(describing: type) }

    /// Returns UIKit's name of the object's class, or of the nearest superclass that UIKit has.
    static func base(of object: AnyObject) -> String? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let name = name(of: current.subjectType) { return name }
            mirror = current.superclassMirror
        }
        return nil
    }
}
