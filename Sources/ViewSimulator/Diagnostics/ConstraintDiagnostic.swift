/// A problem that this library reports to the developer. It concerns constraints, a layout or the size of a text.
public struct ConstraintDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// The kind of problem. Constraints are written as in `title.leading == contentView.leading + 10 @750`.
    public enum Kind: Hashable, Sendable {
        /// Required constraints that contradict each other, in the order of their activation. The constraint at the
        /// index `broken` was left out.
        case conflict(members: [Member], broken: Int)
        /// Constraints that leave a part of a view's place or size open. `parts` contains the undetermined values: `x`,
        /// `y`, `width` or `height`.
        case ambiguity(parts: [String])
        /// A constant that is larger than any layout needs. The value `used` replaces the constant `given`.
        case constantCut(constraint: String, given: Double, used: Double)
        /// A view that requests layout whenever it is laid out (R18.5). The layout was stopped after `sweeps` sweeps
        /// over the tree of views. `calls` are the calls that requested layout.
        case endlessLayout(sweeps: Int, calls: [String])
        /// A text whose size is not exact, because the recorded fonts lack data that the text needs.
        case unrecordedText(FontGap)
    }

    /// One of several constraints that contradict each other.
    public struct Member: Hashable, Sendable {
        /// The text of the constraint.
        public var constraint: String
        /// The origin of the constraint, such as a view's frame; nil for a constraint that client code made.
        public var origin: String?

        /// Makes a member from the text and the origin of a constraint.
        public init(constraint: String, origin: String?) {
            self.constraint = constraint
            self.origin = origin
        }
    }

    /// The path of the view, such as `StatusCell › contentView › title`. It contains the names of the views around the
    /// view, outermost first, and then the view's own name.
    public var view: String
    /// The kind of the problem, with its values.
    public var kind: Kind

    /// Makes a diagnostic from the name of a view and the kind of a problem.
    public init(view: String, kind: Kind) {
        self.view = view
        self.kind = kind
    }

    /// The message, in several lines. It names the problem first, then the objects, the consequence and the usual
    /// correction.
    public var description: String {
        switch kind {
        case .conflict(let members, let broken):
            let lines = members.enumerated().map { index, member in
                "    \(member.constraint)" + (member.origin.map { "   (\($0))" } ?? "")
                    + (index == broken ? "   ← left out" : "")
            }
            return (["Unable to simultaneously satisfy constraints in \(view):"] + lines + [
                "Left out is the one that became active last of those that the program made. To choose another, give "
                    + "it a priority below required, as 999."
            ]).joined(separator: "\n")
        case .ambiguity(let parts):
            let list = parts.joined(separator: ", ")
            return "Constraints leave a choice for \(list) of \(view).\n"
                + "Here sizes are then as small and places as close to the start as they can be. Add a constraint, or "
                + "give one content a higher hugging priority."
        case .constantCut(let constraint, let given, let used):
            return "The constant of \(constraint) in \(view) is too large: \(given). It is treated as \(used)."
        case .endlessLayout(let sweeps, let calls):
            let lines = calls.map { "    \($0)\n" }.joined()
            return "The layout of \(view) does not settle. In sweep \(sweeps) it still called, while it was laid out:\n"
                + lines + "It is left as it is. Call this only where something has changed."
        case .unrecordedText(let gap): return gap.description
        }
    }
}

extension ConstraintDiagnostic {
    /// A copy of the diagnostic for recognizing repetitions of a problem. The copy lacks the details that differ
    /// between repetitions. Problems with equal copies are reported only once.
    ///
    /// A contradiction lacks the sizes that views are given, so it is equal for all views of a kind. A diagnostic of
    /// missing font data lacks the view, so it is equal for all views.
    package var subject: ConstraintDiagnostic {
        switch kind {
        case .conflict(let members, let broken):
            let own = members.map { $0.origin == nil ? $0 : Member(constraint: "", origin: "given") }
            return ConstraintDiagnostic(view: view, kind: .conflict(members: own, broken: broken))
        case .unrecordedText(let gap): return ConstraintDiagnostic(view: "", kind: .unrecordedText(gap.subject))
        case .ambiguity, .constantCut, .endlessLayout: return self
        }
    }

    /// The handler of problems in views outside of collection views. If nil, which is the default, problems are written
    /// to standard error.
    ///
    /// A problem is reported once as long as it exists. The handler is called during a layout and must not change
    /// views.
    @MainActor public static var handler: (@MainActor (ConstraintDiagnostic) -> Void)? {
        get { SimulationEnvironment.current.diagnosticHandler }
        set { SimulationEnvironment.current.diagnosticHandler = newValue }
    }

    @MainActor
    static func report(_ diagnostic: ConstraintDiagnostic) {
        if case .unrecordedText(let gap) = diagnostic.kind, !TextEnvironment.recordIfNew(gap) { return }
        if let handler { return handler(diagnostic) }
        diagnostic.writeToStandardError()
    }

    func writeToStandardError() { FileHandle.standardError.write(Data("\(self)\n".utf8)) }
}

extension View {
    /// Reports a problem to the owner of the view, such as the cell that contains the view. If no owner handles the
    /// problem, it is reported as `ConstraintDiagnostic.handler` describes.
    func report(_ diagnostic: ConstraintDiagnostic) {
        let view = selfAndAncestors.first { $0.fittingOwner != nil }
        if let owner = view?.fittingOwner, owner.report(diagnostic) { return }
        ConstraintDiagnostic.report(diagnostic)
    }

    /// Returns the problems of the constraints on all views inside this view. Contradictions and constants that are too
    /// large come first, then views that constraints do not determine.
    ///
    /// - Complexity: For each view, the search for ambiguity takes as long as solving the constraints.
    public func constraintDiagnostics() -> [ConstraintDiagnostic] {
        updateConstraintsInTree()
        let root = constraintRoot
        guard root.hasConstraintsInside, let engine = root.constraintEngine else { return unreachedDiagnostics() }
        engine.solve()
        guard let layout = engine.layout else { return [] }
        return engine.diagnostics(of: layout) + engine.ambiguities(in: layout)
    }
}
