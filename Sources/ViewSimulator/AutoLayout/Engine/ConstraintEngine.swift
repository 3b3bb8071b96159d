import CellSizing
import Foundation

/// The constraints around one view, its root, as a system that a solver solves: views and guides become four variables
/// each, in the coordinates of the view that they are in.
///
/// ```
/// gather the items and constraints of the root → lower each to a linear one → solve
/// → measure again what wraps, at the width that came out → solve with other constants → values
/// ```
///
/// A view whose frame is its own is constant to the constraints around it, and so is the root while it is laid out. A
/// subtree of such a view that no constraint reaches from outside has an engine of its own: 64 cells are 64 small
/// systems.
@MainActor
final class ConstraintEngine {
    /// What a root's own size is to the engine.
    enum Purpose: Equatable {
        /// The root's bounds are given.
        case layout
        /// The root's size is wanted, with priorities for how strongly.
        case fitting(horizontal: LayoutPriority, vertical: LayoutPriority)
    }

    unowned let root: View
    let purpose: Purpose
    /// With `fitting`: the size that is wanted.
    var wantedSize = CGSize.zero
    var solver = ConstraintSolver()
    var items: [ObjectIdentifier: Variables] = [:]
    /// In the order in which they were found, which decides where constraints leave a choice.
    var order: [Entry] = []
    /// Views and guides whose frames come from the solution.
    private(set) var freeItems: Set<ObjectIdentifier> = []
    /// Arranged views that are hidden, and views in them: their contents do not count.
    var hiddenItems: Set<ObjectIdentifier> = []
    var contents: [Content] = []
    var lowered: [Lowered] = []
    /// The constants of the system that follow from views: frames that are given, insets, sizes of contents.
    var given: [Given] = []
    /// The constants that the last solution was found for, texts in one line.
    private var solvedConstants: [CGFloat]?
    /// Widths in which contents wrap.
    private var wrapWidths: [ObjectIdentifier: CGFloat] = [:]
    /// The constraints that contradict each other, by the last solution.
    private(set) var conflicts: [LayoutConflict] = []

    /// Structures are few and cells are many; the second cell of a kind starts where the first one ended.
    private static var prepared = PreparedStructures()

    struct Variables {
        var x, y, width, height: SolverVariable
    }

    struct Entry {
        weak var item: AnyObject?
        var variables: Variables
        /// Its frame comes from the solution.
        var isFree: Bool
    }

    struct Lowered {
        weak var constraint: LayoutConstraint?
        var identifier: ConstraintIdentifier
    }

    /// A view whose content may have a size, and the axes on which it had one.
    @MainActor
    struct Content {
        weak var view: View?
        let axes: [LayoutConstraint.Axis]

        init(of view: View) {
            self.view = view
            let size = view.intrinsicContentSize
            axes = [LayoutConstraint.Axis.horizontal, .vertical].filter { axis in
                (axis == .horizontal ? size.width : size.height) != View.noIntrinsicMetric
            }
        }
    }

    struct Given {
        var identifier: ConstraintIdentifier
        var constant: @MainActor () -> CGFloat
    }

    init(of root: View, for purpose: Purpose = .layout) {
        (self.root, self.purpose) = (root, purpose)
        build()
    }

    private func build() {
        EngineBuilder(self).build()
        freeItems = Set(order.filter(\.isFree).compactMap { $0.item.map { ObjectIdentifier($0) } })
    }

    /// Finds the values for the views as they are now: constants that follow from them are read again. Where all are
    /// what they were, nothing is solved.
    func solve() {
        if !hasCurrentContents { rebuild() }
        wrapWidths.removeAll(keepingCapacity: true)
        let constants = readConstants()
        guard constants != solvedConstants else { return }
        solvedConstants = constants
        apply(constants)
        run()
        if wrapContents() {
            apply(readConstants())
            run()
        }
    }

    /// Whether contents still have a size on the axes on which they had one.
    private var hasCurrentContents: Bool {
        contents.allSatisfy { content in
            guard let view = content.view else { return true }
            return Content(of: view).axes == content.axes
        }
    }

    private func rebuild() {
        solver.removeAll()
        (items, order, lowered, given, contents, hiddenItems) = ([:], [], [], [], [], [])
        solvedConstants = nil
        build()
    }

    private func run() {
        solver.solve(using: &ConstraintEngine.prepared)
        conflicts = solver.conflicts.map { LayoutConflict($0, in: self) }
    }

    /// Of the system's constraints, then of the developer's. What views say of themselves may be no number: that counts
    /// as 0.
    private func readConstants() -> [CGFloat] {
        let constants = given.map { $0.constant() } + lowered.map { $0.constraint.map { constant(of: $0) } ?? 0 }
        return constants.map { $0.isFinite ? $0 : 0 }
    }

    private func apply(_ constants: [CGFloat]) {
        for (index, entry) in given.enumerated() { set(entry.identifier, constants[index]) }
        for (index, entry) in lowered.enumerated() { set(entry.identifier, constants[given.count + index]) }
    }

    /// What wraps and came out narrower than in one line is as high as it is at that width. Answers whether anything
    /// is.
    private func wrapContents() -> Bool {
        for entry in order {
            guard let view = entry.item as? View, view.wrapsItsContent,
                !hiddenItems.contains(ObjectIdentifier(view))
            else { continue }
            let width = CGFloat(solver.value(of: entry.variables.width))
            if width < view.intrinsicContentSize.width - 0.001 { wrapWidths[ObjectIdentifier(view)] = width }
        }
        return !wrapWidths.isEmpty
    }

    /// The width that an item's content wraps in; nil where it does not.
    func wrapWidth(of item: AnyObject) -> CGFloat? { wrapWidths[ObjectIdentifier(item)] }

    /// The size that a view's content wants, in this solution's width where it wraps.
    func sizeOfContent(of view: View) -> CGSize {
        guard let width = wrapWidth(of: view) else { return view.intrinsicContentSize }
        return view.intrinsicContentSize(wrappedAt: width)
    }

    func set(_ identifier: ConstraintIdentifier, _ constant: CGFloat) {
        do {
            try solver.setConstant(identifier, Double(constant))
        } catch {
            preconditionFailure("\(error)")
        }
    }

    // MARK: The solution

    /// Where an item is, in the coordinates of the view that it is in; nil for what is not in the system.
    func rect(of item: AnyObject) -> CGRect? {
        guard let variables = items[ObjectIdentifier(item)] else { return nil }
        return CGRect(
            x: solver.value(of: variables.x), y: solver.value(of: variables.y),
            width: solver.value(of: variables.width),
            height: solver.value(of: variables.height))
    }

    /// Whether constraints leave a choice for the item.
    func isAmbiguous(_ item: AnyObject) -> Bool {
        guard let variables = items[ObjectIdentifier(item)] else { return false }
        return [variables.x, variables.y, variables.width, variables.height].contains { solver.isAmbiguous($0) }
    }
}

/// Constraints that contradict each other, in the order in which they became active, and the one that was left out.
struct LayoutConflict {
    var constraints: [LayoutConstraint]
    var broken: LayoutConstraint?

    @MainActor
    init(_ conflict: ConstraintConflict, in engine: ConstraintEngine) {
        constraints = conflict.members.compactMap { member in
            engine.lowered.first { $0.identifier == member.identifier }?.constraint
        }
        broken = engine.lowered.first { $0.identifier == conflict.broken.identifier }?.constraint
    }
}
