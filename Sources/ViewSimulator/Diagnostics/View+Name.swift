import Foundation

extension View {
    /// The view in messages: its identifier, else the property of a view around it that holds it, else its class.
    ///
    /// For messages only: it looks through the properties of all views around this one.
    var nameInMessages: String {
        if let ownIdentifier { return ownIdentifier }
        if fittingOwner != nil, fittingOwner !== self { return "contentView" }
        return parent?.nameOfProperty(inOrAbove: self) ?? "\(type(of: self))"
    }

    /// From the outermost view that is sized by its content, or the top of the tree: `StatusCell › contentView ›
    /// title`.
    package var pathInMessages: String {
        var names: [String] = []
        var view: View? = self
        while let current = view {
            let isWhole = current.isSizedByContent
            names.append(isWhole ? current.ownIdentifier ?? "\(type(of: current))" : current.nameInMessages)
            view = isWhole ? nil : current.parent
        }
        return names.reversed().joined(separator: " › ")
    }

    /// What the program calls the view; nil where it does not.
    private var ownIdentifier: String? { accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 } }

    private var isSizedByContent: Bool {
        fittingOwner === self || children.contains { $0.fittingOwner != nil && $0.fittingOwner === self }
    }

    /// Of this view or of one around it.
    fileprivate func nameOfProperty(inOrAbove item: AnyObject) -> String? {
        var around: View? = self
        while let view = around {
            if let name = view.nameOfProperty(holding: item) { return name }
            around = view.parent
        }
        return nil
    }

    private func nameOfProperty(holding item: AnyObject) -> String? {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let properties = mirror, !properties.isOfFramework {
            for (label, value) in properties.children {
                guard let label, (value as? View ?? value as? LayoutGuide) === item else { continue }
                return label.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
            }
            mirror = properties.superclassMirror
        }
        return nil
    }
}

extension LayoutGuide {
    /// The guide in messages, like a view.
    var nameInMessages: String {
        if !identifier.isEmpty { return identifier }
        return owningView?.nameOfProperty(inOrAbove: self) ?? "\(type(of: self))"
    }
}

extension Mirror {
    /// Classes of this package hold views for reasons of their own.
    fileprivate var isOfFramework: Bool {
        let name = String(reflecting: subjectType)
        return ["ViewSimulator.", "FlowSimulator.", "UIKit."].contains { name.hasPrefix($0) }
    }
}
