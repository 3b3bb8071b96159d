import ElementsSimulator

/// The views and constraints in the content view of a cell. They are made once, and their contents are set repeatedly,
/// as in cells of apps.
@MainActor
package final class CellViews {
    package let cell: Scenario.Cell
    package let contentView: View
    /// The descriptions of all views in the cell. They are needed whenever the content changes.
    private let descriptions: [Scenario.Cell.View]
    private var views: [String: View] = [:]
    private var guides: [String: LayoutGuide] = [:]
    /// The constraints that have an identifier. The key is the identifier.
    private var named: [String: LayoutConstraint] = [:]
    /// The constraints that give a view a fixed width or height. The key is the view's name.
    private var fixed: [String: (width: LayoutConstraint?, height: LayoutConstraint?)] = [:]
    /// All constraints, in the order in which they became active.
    package private(set) var constraints: [LayoutConstraint] = []

    init(_ cell: Scenario.Cell, in contentView: View, at category: Scenario.ContentSizeCategory) {
        (self.cell, self.contentView, descriptions) = (cell, contentView, cell.allViews)
        contentView.accessibilityIdentifier = "contentView"
        fill(contentView, as: cell.contentView, at: category)
        for constraint in cell.constraints { add(constraint) }
        LayoutConstraint.activate(constraints)
    }

    // MARK: Making

    private func fill(_ view: View, as description: Scenario.Cell.View, at category: Scenario.ContentSizeCategory) {
        if let margins = description.layoutMargins { view.layoutMargins = EdgeInsets(margins) }
        for name in description.guides {
            let guide = LayoutGuide()
            guide.identifier = name
            view.addLayoutGuide(guide)
            guides[name] = guide
        }
        for inner in description.views {
            let made = make(inner, at: category)
            made.accessibilityIdentifier = inner.name
            made.translatesAutoresizingMaskIntoConstraints = false
            set(inner.hugging, of: made) { $0.setContentHuggingPriority($1, for: $2) }
            set(inner.compression, of: made) { $0.setContentCompressionResistancePriority($1, for: $2) }
            if case .stack(let described) = description.kind, let stack = view as? StackView {
                stack.addArrangedSubview(made)
                if let space = described.spacingAfter[inner.name] {
                    stack.setCustomSpacing(CGFloat(space), after: made)
                }
            } else {
                view.addSubview(made)
            }
            views[inner.name] = made
            fix(made, as: inner)
            fill(made, as: inner, at: category)
        }
    }

    private func make(_ view: Scenario.Cell.View, at category: Scenario.ContentSizeCategory) -> View {
        switch view.kind {
        case .plain: return View(frame: .zero)
        case .image: return CellImageBox(frame: .zero)
        case .stack(let description): return StackView(description)
        case .label(let description):
            let label = Label(frame: .zero)
            label.font = description.font.font(at: category)
            label.numberOfLines = description.lines
            label.lineBreakMode = description.lineBreakMode.inUIKit()
            label.preferredMaxLayoutWidth = CGFloat(description.preferredMaxLayoutWidth)
            label.adjustsFontForContentSizeCategory = description.font.isOfStyle && description.adjustsToTextSize
            return label
        }
    }

    private func set(
        _ priorities: Scenario.Cell.AxisPriorities?, of view: View,
        _ body: (View, LayoutPriority, LayoutConstraint.Axis) -> Void
    ) {
        guard let priorities else { return }
        body(view, LayoutPriority(Float(priorities.horizontal)), .horizontal)
        body(view, LayoutPriority(Float(priorities.vertical)), .vertical)
    }

    private func fix(_ view: View, as description: Scenario.Cell.View) {
        let width = description.fixedWidth.map { view.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
        let height = description.fixedHeight.map { view.heightAnchor.constraint(equalToConstant: CGFloat($0)) }
        fixed[description.name] = (width, height)
        constraints += [width, height].compactMap { $0 }
    }

    private func add(_ description: Scenario.Cell.Constraint) {
        guard let first = item(description.first.item) else { return }
        let second = description.second.flatMap { item($0.item) }
        let constraint = LayoutConstraint(
            item: first, attribute: description.first.attribute.inUIKit, relatedBy: description.relation.inUIKit,
            toItem: second,
            attribute: description.second?.attribute.inUIKit ?? .notAnAttribute,
            multiplier: CGFloat(description.multiplier),
            constant: CGFloat(description.constant))
        constraint.priority = LayoutPriority(Float(description.priority))
        constraint.identifier = description.identifier
        if let identifier = description.identifier { named[identifier] = constraint }
        constraints.append(constraint)
    }

    private func item(_ item: Scenario.Cell.Constraint.Item) -> AnyObject? {
        switch item {
        case .contentView: return contentView
        case .named(let name): return views[name] ?? guides[name]
        case .system(let guide, let name):
            return (name.map { views[$0] } ?? contentView)?.layoutGuide(guide)
        }
    }
}

// MARK: Contents

extension CellViews {
    /// Sets texts, sizes and constants, and shows or hides views. Where the content has no value, the value from the
    /// description of the cell is used.
    package func show(_ content: Scenario.Cell.Content, at category: Scenario.ContentSizeCategory) {
        for description in descriptions {
            guard let view = views[description.name] else { continue }
            show(content.values[description.name] ?? .init(), in: view, as: description, at: category)
        }
        for description in cell.constraints {
            guard let identifier = description.identifier, let constraint = named[identifier] else { continue }
            constraint.constant = CGFloat(content.values[identifier]?.constant ?? description.constant)
        }
    }

    private func show(
        _ value: Scenario.Cell.Content.Value, in view: View, as description: Scenario.Cell.View,
        at category: Scenario.ContentSizeCategory
    ) {
        view.isHidden = value.isHidden ?? description.isHidden
        if case .label(let described) = description.kind, let label = view as? Label {
            label.text = value.text ?? described.text
            // A cell that was not in the view while the text size changed was not notified.
            if label.adjustsFontForContentSizeCategory { label.font = described.font.font(at: category) }
        }
        let own = description.sizeOfContent
        let (width, height) = (value.size?.width ?? own.width, value.size?.height ?? own.height)
        if let box = view as? CellImageBox {
            box.show(
                CGSize(
                    width: width.map { CGFloat($0) } ?? View.noIntrinsicMetric,
                    height: height.map { CGFloat($0) } ?? View.noIntrinsicMetric))
        } else if let lengths = fixed[description.name] {
            if let width { lengths.width?.constant = CGFloat(width) }
            if let height { lengths.height?.constant = CGFloat(height) }
        }
    }
}

// MARK: Results

extension CellViews {
    package func view(named name: String) -> View? { views[name] }

    /// Returns the frame of a view or a guide in the content view's coordinates; nil if there is no view or guide with
    /// the given name.
    package func frame(of name: String) -> CGRect? {
        if let view = views[name] { return inContentView(view.frame, of: view.superview) }
        return guides[name].map { inContentView($0.layoutFrame, of: $0.owningView) }
    }

    /// Converts a frame to the content view's coordinates. The views in a cell may be moved, but they are never
    /// rotated.
    private func inContentView(_ frame: CGRect, of view: View?) -> CGRect {
        guard let view, view !== contentView else { return frame }
        let origin = CGPoint(x: frame.origin.x + view.frame.origin.x, y: frame.origin.y + view.frame.origin.y)
        return inContentView(CGRect(origin: origin, size: frame.size), of: view.superview)
    }
}

extension View {
    func layoutGuide(_ guide: Scenario.Cell.Constraint.Guide) -> LayoutGuide {
        switch guide {
        case .margins: layoutMarginsGuide
        case .safeArea: safeAreaLayoutGuide
        case .readable: readableContentGuide
        }
    }
}

/// A view whose intrinsic size is given, like that of an image view with an image.
final class CellImageBox: View {
    private var size = CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)

    override var intrinsicContentSize: CGSize { size }

    func show(_ new: CGSize) {
        guard new != size else { return }
        size = new
        invalidateIntrinsicContentSize()
    }
}

extension StackView {
    /// Makes a stack view without arranged views.
    convenience init(_ description: Scenario.Cell.Stack) {
        self.init(frame: .zero)
        axis = description.axis.inUIKit()
        distribution = description.distribution.inUIKit()
        alignment =
            switch description.alignment {
            case .fill: .fill
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            case .firstBaseline: .firstBaseline
            case .lastBaseline: .lastBaseline
            }
        spacing = CGFloat(description.spacing)
        isLayoutMarginsRelativeArrangement = description.usesMargins
        isBaselineRelativeArrangement = description.usesBaselines
    }
}
