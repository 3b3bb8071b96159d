extension View {
    /// The name of the view in messages. It is the view's identifier. Without an identifier, it is the name of a
    /// property that holds the view in a containing view. Without such a property, it is the name of the class.
    ///
    /// Slow, and for messages only: it searches the properties of all containing views.
    var nameInMessages: String {
        if let ownIdentifier { return ownIdentifier }
        if fittingOwner != nil, fittingOwner !== self { return "contentView" }
        return parent?.nameOfProperty(inOrAbove: self) ?? "\(type(of: self))"
    }

    /// The path of the view in messages: `StatusCell › contentView › title`. It contains the names of this view and of
    /// the views around it, outermost first. It begins at a view that is sized by its content, such as a cell, or else
    /// at the top of the tree.
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

    /// The identifier that the program gave the view; nil if there is none.
    private var ownIdentifier: String? { accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 } }

    private var isSizedByContent: Bool {
        fittingOwner === self || children.contains { $0.fittingOwner != nil && $0.fittingOwner === self }
    }

    /// Returns the name of the property that holds `item`; nil if there is none. The property is one of this view or of
    /// a containing view.
    fileprivate func nameOfProperty(inOrAbove item: AnyObject) -> String? {
        for view in selfAndAncestors {
            if let name = view.nameOfProperty(holding: item) { return name }
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
    /// The name of the guide in messages. It is the guide's identifier. Without an identifier, it is the name of a
    /// property that holds the guide in a view. Without such a property, it is the name of the class.
    var nameInMessages: String {
        if !identifier.isEmpty { return identifier }
        return owningView?.nameOfProperty(inOrAbove: self) ?? "\(type(of: self))"
    }
}

extension Mirror {
    /// Whether the object's class belongs to this package. Messages do not name the properties of such classes.
    fileprivate var isOfFramework: Bool {
        let name = String(reflecting: subjectType)
        return (PlatformName.modules + ["UIKit."]).contains { name.hasPrefix($0) }
    }
}
