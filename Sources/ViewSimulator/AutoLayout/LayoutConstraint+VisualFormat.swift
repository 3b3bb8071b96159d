import CallerChecks

extension LayoutConstraint {
    /// The options for a visual format. They select the format's direction, and the edges by which its views are
    /// aligned across the format's axis.
    public struct FormatOptions: OptionSet, Sendable {
        /// The options, with UIKit's bits.
        public let rawValue: UInt

        /// Makes options from UIKit's bits, without a check.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The option to align the left edges of all views.
        public static let alignAllLeft = FormatOptions(.left)
        /// The option to align the right edges of all views.
        public static let alignAllRight = FormatOptions(.right)
        /// The option to align the top edges of all views.
        public static let alignAllTop = FormatOptions(.top)
        /// The option to align the bottom edges of all views.
        public static let alignAllBottom = FormatOptions(.bottom)
        /// The option to align the leading edges of all views.
        public static let alignAllLeading = FormatOptions(.leading)
        /// The option to align the trailing edges of all views.
        public static let alignAllTrailing = FormatOptions(.trailing)
        /// The option to align the horizontal centres of all views.
        public static let alignAllCenterX = FormatOptions(.centerX)
        /// The option to align the vertical centres of all views.
        public static let alignAllCenterY = FormatOptions(.centerY)
        /// The option to align the last baselines of all views.
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        /// The option to align the first baselines of all views.
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        /// The option for a horizontal format in the reading direction, which is the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// The option for a horizontal format from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// The option for a horizontal format from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        private init(_ attribute: Attribute) {
            rawValue = 1 << UInt(attribute.rawValue)
        }

        fileprivate var alignedAttributes: [Attribute] {
            (1...Attribute.firstBaseline.rawValue).compactMap { number in
                contains(FormatOptions(rawValue: 1 << UInt(number))) ? Attribute(rawValue: number) : nil
            }
        }
    }

    /// Returns the constraints that a visual format string describes. The constraints are not active.
    ///
    /// Traps with the place in the format if it cannot be read, or names a view or a metric that is not given.
    ///
    /// - Parameters:
    ///   - format: The line of text.
    ///   - opts: The alignment across the axis, and the direction of the line.
    ///   - metrics: Numbers by name.
    ///   - views: Views and layout guides by name.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [LayoutConstraint] {
        do {
            let maker = VisualFormatMaker(
                format: try VisualFormat(format), options: opts, metrics: metrics ?? [:], views: views)
            return try maker.constraints()
        } catch {
            let mark = String(repeating: " ", count: error.offset) + "^"
            stop("Unable to parse constraint format:\n\(error.reason)\n\(format)\n\(mark)")
        }
    }
}

/// A converter of a visual format to constraints.
@MainActor
struct VisualFormatMaker {
    let format: VisualFormat
    let options: LayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]

    func constraints() throws(VisualFormat.Failure) -> [LayoutConstraint] {
        var result: [LayoutConstraint] = []
        var before: (item: AnyObject, isSuperview: Bool)?
        var distance: [VisualFormat.Predicate]?
        var aligned: [AnyObject] = []
        for part in format.parts {
            switch part {
            case .distance(let predicates):
                distance = predicates
                continue
            case .superview:
                let item = try superview()
                if let before { result += try join(before, (item, true), by: distance) }
                before = (item, true)
            case .view(let name, let predicates):
                let item = try self.item(name)
                result += try predicates.map { predicate throws(VisualFormat.Failure) in try size(of: item, predicate) }
                if let before { result += try join(before, (item, false), by: distance) }
                before = (item, false)
                aligned.append(item)
            }
            distance = nil
        }
        return result + alignments(of: aligned)
    }

    // MARK: Relations

    private func size(
        of item: AnyObject, _ predicate: VisualFormat.Predicate
    ) throws(VisualFormat.Failure) -> LayoutConstraint {
        let attribute: LayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
        var other: AnyObject?
        var constant = predicate.constant
        if case .name(let name) = predicate.value, views[name] != nil {
            other = try self.item(name)
        } else {
            constant += try number(predicate.value) * predicate.multiplier
        }
        let constraint = LayoutConstraint(
            item: item, attribute: attribute, relatedBy: predicate.relation, toItem: other,
            attribute: other == nil ? .notAnAttribute : attribute, multiplier: other == nil ? 1 : predicate.multiplier,
            constant: constant)
        constraint.priority = LayoutPriority(Float(try number(predicate.priority)))
        return constraint
    }

    /// Returns the constraints for the distance from the end of one item to the start of the next. Without a distance
    /// in the format, the items touch. A single `-` stands for the system spacing or, next to the superview, for the
    /// layout margin.
    private func join(
        _ one: (item: AnyObject, isSuperview: Bool), _ other: (item: AnyObject, isSuperview: Bool),
        by distance: [VisualFormat.Predicate]?
    ) throws(VisualFormat.Failure) -> [LayoutConstraint] {
        let usesMargin = distance?.isEmpty == true && (one.isSuperview || other.isSuperview)
        let start = edge(start: true, inside: usesMargin && other.isSuperview, isOuter: other.isSuperview)
        let end = edge(start: false, inside: usesMargin && one.isSuperview, isOuter: one.isSuperview)
        let isDefault = distance?.isEmpty ?? true
        let plain = distance == nil || usesMargin ? 0 : VisualFormat.systemSpacing
        let predicates = isDefault ? [VisualFormat.Predicate(value: .number(plain))] : distance ?? []
        return try predicates.map { predicate throws(VisualFormat.Failure) in
            let length = try number(predicate.value) * predicate.multiplier + predicate.constant
            let isReversed = options.contains(.directionRightToLeft) && format.axis == .horizontal
            let (before, after) = ((one.item, end), (other.item, start))
            let (first, second) = isReversed ? (before, after) : (after, before)
            let constraint = LayoutConstraint(
                item: first.0, attribute: first.1, relatedBy: predicate.relation, toItem: second.0, attribute: second.1,
                multiplier: 1, constant: length)
            constraint.priority = LayoutPriority(Float(try number(predicate.priority)))
            return constraint
        }
    }

    /// Returns the edge at which an item faces its neighbour in the format. The edge is the start of a view if `start`
    /// is true, otherwise the end. For the superview (`isOuter`), the two edges are exchanged. If `margin` is true, the
    /// edge is one of the layout margins.
    private func edge(start: Bool, inside margin: Bool, isOuter: Bool) -> LayoutConstraint.Attribute {
        let atStart = start != isOuter
        switch (format.axis, margin) {
        case (.vertical, false): return atStart ? .top : .bottom
        case (.vertical, true): return atStart ? .topMargin : .bottomMargin
        case (.horizontal, _):
            if options.contains(.directionLeftToRight) {
                return margin ? (atStart ? .leftMargin : .rightMargin) : (atStart ? .left : .right)
            }
            if options.contains(.directionRightToLeft) {
                return margin ? (atStart ? .rightMargin : .leftMargin) : (atStart ? .right : .left)
            }
            return margin ? (atStart ? .leadingMargin : .trailingMargin) : (atStart ? .leading : .trailing)
        }
    }

    private func alignments(of items: [AnyObject]) -> [LayoutConstraint] {
        options.alignedAttributes.flatMap { attribute in
            zip(items, items.dropFirst()).map { one, other in
                LayoutConstraint(
                    item: one, attribute: attribute, relatedBy: .equal, toItem: other, attribute: attribute,
                    multiplier: 1, constant: 0)
            }
        }
    }

    // MARK: Names

    private func item(_ name: String) throws(VisualFormat.Failure) -> AnyObject {
        guard let value = views[name] else {
            throw VisualFormat.Failure(reason: "\(name) is not a key in the views dictionary.", offset: 0)
        }
        guard let item = LayoutConstraint.state(of: value).item else { stop("\(name) is gone") }
        return item
    }

    private func superview() throws(VisualFormat.Failure) -> AnyObject {
        for case .view(let name, _) in format.parts {
            let item = try item(name)
            if let superview = (item as? View)?.superview ?? (item as? LayoutGuide)?.owningView { return superview }
        }
        throw VisualFormat.Failure(reason: "The views have no superview, and the format names it with |.", offset: 0)
    }

    private func number(_ value: VisualFormat.Value) throws(VisualFormat.Failure) -> CGFloat {
        switch value {
        case .number(let number): return number
        case .name(let name):
            if let metric = metrics[name] {
                if let number = metric as? CGFloat { return number }
                if let number = metric as? Double { return CGFloat(number) }
                if let number = metric as? Int { return CGFloat(number) }
                if let number = metric as? Float { return CGFloat(number) }
                if let number = metric as? NSNumber { return CGFloat(number.doubleValue) }
            }
            throw VisualFormat.Failure(
                reason: "\(name) is not a key in the metrics dictionary, or no number.", offset: 0)
        }
    }
}
