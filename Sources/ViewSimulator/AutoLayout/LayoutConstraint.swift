import CallerChecks
import Foundation

/// A relation between two attributes of views or layout guides: `first == multiplier × second + constant`, or an
/// inequality, as UIKit's `NSLayoutConstraint`.
///
/// ```swift
/// label.translatesAutoresizingMaskIntoConstraints = false
/// LayoutConstraint.activate([
///     label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
///     label.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor),
/// ])
/// ```
///
/// An active constraint is held by the nearest view that both items are in. It is inactive again when one of them
/// leaves that view. Items are held weakly.
@preconcurrency @MainActor
open class LayoutConstraint: NSObject {
    final private(set) var first: ConstraintState?
    final private(set) var second: ConstraintState?
    private var attributes: (first: Attribute, second: Attribute) = (.notAnAttribute, .notAnAttribute)
    private var how = Relation.equal
    private var factor: CGFloat = 1
    private var offset: CGFloat = 0
    private var rank = LayoutPriority.required
    /// Where distances begin that end at the attributes; nil for constraints between attributes.
    final private(set) var starts: Starts?
    /// What client code attached. Only used by `AssociatedObjects`, which locks it.
    nonisolated(unsafe) package final var associatedValues: AssociatedValueTable?
    /// Constraints that became active later have greater numbers.
    final var activationNumber = 0
    /// That of the view that holds the constraint while it is active.
    nonisolated(unsafe) final var holderState: ConstraintState?
    /// Who made the constraint. What contradicts the system's own is broken before it.
    final var owner = Owner.developer

    public override init() {
        super.init()
    }

    /// Relates an attribute of one item to one of another, or to a constant: then `view2` is nil and `attr2`
    /// `.notAnAttribute`.
    ///
    /// Traps with UIKit's words where the attributes cannot be paired, where a place would be equal to a constant, and
    /// for numbers that are not finite.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        self.init(
            LayoutConstraint.state(of: view1), attr1, relation, view2.map { LayoutConstraint.state(of: $0) }, attr2,
            multiplier, constant)
    }

    /// As the other one a convenience, so that subclasses inherit both.
    convenience init(
        _ first: ConstraintState, _ firstAttribute: Attribute, _ relation: Relation, _ second: ConstraintState?,
        _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat, starts: Starts? = nil
    ) {
        self.init()
        (self.first, self.second, self.starts) = (first, second, starts)
        attributes = (firstAttribute, second == nil ? .notAnAttribute : secondAttribute)
        (how, factor, offset) = (relation, multiplier, LayoutConstraint.usable(constant))
        require(multiplier.isFinite, "Multiplier is not finite! That's illegal. multiplier:\(multiplier)")
        checkPairing()
    }

    /// A place that a distance is measured from.
    struct Start {
        var state: ConstraintState
        var attribute: Attribute
    }

    /// For both sides of a constraint; a side without one is an attribute by itself.
    struct Starts {
        var first: Start?
        var second: Start?
    }

    /// The view that holds the constraint while it is active.
    final var holder: View? { holderState?.view }

    /// The item on the left-hand side.
    open var firstItem: AnyObject? { first?.item }
    /// The item on the right-hand side; nil for a constant.
    open var secondItem: AnyObject? { second?.item }
    /// The attribute of the first item.
    open var firstAttribute: Attribute { attributes.first }
    /// The attribute of the second item; `.notAnAttribute` for a constant.
    open var secondAttribute: Attribute { attributes.second }
    /// Equal, at least or at most.
    open var relation: Relation { how }
    /// The left-hand side as an anchor. Traps for a constraint without items, and when the item is gone.
    open var firstAnchor: LayoutAnchor<AnyObject> {
        guard let first, first.item != nil else {
            stop("A constraint without a first item has no first anchor")
        }
        return LayoutAnchor(first, attributes.first, from: starts?.first)
    }
    /// The right-hand side as an anchor; nil for a constant, and when the item is gone.
    open var secondAnchor: LayoutAnchor<AnyObject>? {
        guard let second, second.item != nil, attributes.second != .notAnAttribute else { return nil }
        return LayoutAnchor(second, attributes.second, from: starts?.second)
    }
    /// Whether an archive of the view would have the constraint; false unless set. Kept for client code.
    open var shouldBeArchived = false
    /// What the second attribute is multiplied by.
    open var multiplier: CGFloat { factor }

    /// Points that are added on the right-hand side. Traps when it is not finite.
    open var constant: CGFloat {
        get { offset }
        set {
            let new = LayoutConstraint.usable(newValue)
            guard new != offset else { return }
            offset = new
            ConstraintChange.named(.number("constant", self)) { holder?.constraintConstantsDidChange() }
        }
    }

    /// Changes a constant of which the caller tells everybody concerned.
    final func replaceConstant(_ new: CGFloat) { offset = LayoutConstraint.usable(new) }

    /// How strongly the relation is wanted; required unless set. Traps outside of 0, which is no priority, to 1000.
    ///
    /// An active constraint may become required, and may cease to be. The documentation forbids it, and UIKit stopped
    /// the program until iOS 12; since iOS 13 it does not (observed).
    open var priority: LayoutPriority {
        get { rank }
        set {
            guard newValue != rank else { return }
            require(
                newValue.rawValue > 0 && newValue <= .required,
                "It's illegal to set priority:\(newValue.rawValue). Priorities must be greater than 0 and less or equal "
                    + "to NSLayoutPriorityRequired, which is 1000.000000.")
            rank = newValue
            ConstraintChange.named(.number("priority", self)) { holder?.constraintStructureDidChange() }
        }
    }

    /// Names the constraint in messages. Nil unless set.
    open var identifier: String?

    /// Whether the relation holds. Setting it gives the constraint to the nearest view that both items are in, or takes
    /// it from there; traps when there is no such view.
    open var isActive: Bool {
        get { holderState != nil }
        set {
            guard newValue else { return deactivate() }
            guard let holder = install() else { return }
            ConstraintChange.named(.activation(self)) { holder.constraintStructureDidChange() }
        }
    }

    /// The relation as people write it: `title.leading == contentView.leading + 10 @750`.
    nonisolated open override var description: String {
        guard MainThread.isCurrent else { return super.description }
        return MainActor.assumeIsolated { text }
    }

    /// The same as setting `isActive` of each.
    open class func activate(_ constraints: [LayoutConstraint]) {
        var holders: [(view: View, constraint: LayoutConstraint)] = []
        var known: Set<ObjectIdentifier> = []
        for constraint in constraints {
            guard let holder = constraint.install() else { continue }
            if known.insert(ObjectIdentifier(holder)).inserted { holders.append((holder, constraint)) }
        }
        for (view, constraint) in holders {
            ConstraintChange.named(.activation(constraint)) { view.constraintStructureDidChange() }
        }
    }

    /// The same as setting `isActive` of each.
    open class func deactivate(_ constraints: [LayoutConstraint]) {
        var lists: [ObjectIdentifier: [LayoutConstraint]] = [:]
        for constraint in constraints {
            // A subclass may have its own idea of being active.
            guard type(of: constraint) == LayoutConstraint.self, let holder = constraint.holder else {
                constraint.isActive = false
                continue
            }
            lists[ObjectIdentifier(holder), default: []].append(constraint)
        }
        for constraint in constraints {
            guard let holder = constraint.holder, let list = lists[ObjectIdentifier(holder)] else { continue }
            ConstraintChange.named(.deactivation(constraint)) { holder.release(list) }
        }
    }
}

extension LayoutConstraint {
    /// How the two sides are related.
    public enum Relation: Int, Sendable {
        /// The first attribute is at most as large.
        case lessThanOrEqual = -1
        /// Both sides are the same.
        case equal = 0
        /// The first attribute is at least as large.
        case greaterThanOrEqual = 1
    }

    /// One of the two directions.
    public enum Axis: Int, Sendable {
        /// Along a row.
        case horizontal
        /// Along a column.
        case vertical
    }

    /// Part of an item that a constraint is about. Edges and sizes are those of the alignment rectangle.
    public enum Attribute: Int, Sendable {
        /// No attribute: the other side is a constant.
        case notAnAttribute = 0
        /// An edge of the item.
        case left = 1
        /// An edge of the item.
        case right, top, bottom
        /// The edge where reading begins.
        case leading
        /// The edge where reading ends.
        case trailing
        /// A length of the item.
        case width, height
        /// A middle of the item.
        case centerX, centerY
        /// Baseline of the last line of text; the bottom of a view without text.
        case lastBaseline
        /// Baseline of the first line of text; the top of a view without text.
        case firstBaseline
        /// An edge inside the item's layout margins.
        case leftMargin, rightMargin, topMargin, bottomMargin
        /// An edge inside the item's layout margins, by the direction of reading.
        case leadingMargin, trailingMargin
        /// A middle between the item's layout margins.
        case centerXWithinMargins, centerYWithinMargins

        /// The older name of `lastBaseline`.
        public static var baseline: Attribute { .lastBaseline }
    }
}
