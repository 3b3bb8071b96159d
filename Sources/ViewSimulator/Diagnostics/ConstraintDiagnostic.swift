import Foundation
import TextMeasuring

/// Something that is wrong with constraints, with a layout or with a text's size, in words that a person can act on.
public struct ConstraintDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// What is wrong. Constraints are written as people write them: `title.leading == contentView.leading + 10 @750`.
    public enum Kind: Hashable, Sendable {
        /// Required constraints contradict each other, in the order in which they became active. The one at `broken`
        /// was left out.
        case conflict(members: [Member], broken: Int)
        /// Constraints leave a choice for parts of the view: `x`, `y`, `width`, `height`.
        case ambiguity(parts: [String])
        /// A constraint's constant is larger than any layout needs, and counts as `used` points.
        case constantCut(constraint: String, given: Double, used: Double)
        /// The view asks for layout whenever it is laid out, by these calls (R18.5). It was left as it is.
        case endlessLayout(sweeps: Int, calls: [String])
        /// A text needs what `TextEnvironment.recordedFonts` do not have, and is not exact.
        case unrecordedText(FontGap)
    }

    /// A constraint of a contradiction.
    public struct Member: Hashable, Sendable {
        /// As people write it.
        public var constraint: String
        /// Where it comes from; nil for one that the program made.
        public var origin: String?

        /// Makes a member of its parts. Nothing is checked.
        public init(constraint: String, origin: String?) {
            self.constraint = constraint
            self.origin = origin
        }
    }

    /// The view, by the names of those that it is in: `StatusCell › contentView › title`.
    public var view: String
    /// What is wrong.
    public var kind: Kind

    /// Makes a diagnostic of its parts. Nothing is checked.
    public init(view: String, kind: Kind) {
        self.view = view
        self.kind = kind
    }

    /// The first line says what is wrong, those after it with what, what was done about it, and the usual cure.
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
            return "The constant of \(constraint) in \(view) is too large: \(given). It counts as \(used)."
        case .endlessLayout(let sweeps, let calls):
            let lines = calls.map { "    \($0)\n" }.joined()
            return "The layout of \(view) does not settle. In sweep \(sweeps) it still called, while it was laid out:\n"
                + lines + "It is left as it is. Call this only where something has changed."
        case .unrecordedText(let gap): return gap.description
        }
    }
}

extension ConstraintDiagnostic {
    /// The same for all that is said once: of constraints for all views of a kind, without the sizes that views are
    /// given; of a font for all views.
    package var subject: ConstraintDiagnostic {
        switch kind {
        case .conflict(let members, let broken):
            let own = members.map { $0.origin == nil ? $0 : Member(constraint: "", origin: "given") }
            return ConstraintDiagnostic(view: view, kind: .conflict(members: own, broken: broken))
        case .unrecordedText(let gap): return ConstraintDiagnostic(view: "", kind: .unrecordedText(gap.subject))
        case .ambiguity, .constantCut, .endlessLayout: return self
        }
    }

    /// Receives what is found in views that no collection view is responsible for, each thing once for as long as it is
    /// so; nil, unless set: it is written to standard error. The view is in the middle of its work: change nothing.
    @MainActor public static var handler: (@MainActor (ConstraintDiagnostic) -> Void)?

    @MainActor
    static func report(_ diagnostic: ConstraintDiagnostic) {
        if case .unrecordedText(let gap) = diagnostic.kind, !TextEnvironment.isNew(gap) { return }
        if let handler { return handler(diagnostic) }
        diagnostic.writeToStandardError()
    }

    func writeToStandardError() { FileHandle.standardError.write(Data("\(self)\n".utf8)) }
}

extension View {
    /// Reports a problem to the owner of the view.
    func report(_ diagnostic: ConstraintDiagnostic) {
        var view: View? = self
        while let current = view, current.fittingOwner == nil { view = current.parent }
        if let owner = view?.fittingOwner, owner.report(diagnostic) { return }
        ConstraintDiagnostic.report(diagnostic)
    }

    /// What is wrong with the constraints that place the view's subviews, those of views in it included: contradictions
    /// and constants that are too large, then views that constraints leave a choice for.
    ///
    /// - Complexity: To find a choice takes as long as to solve the constraints, for each view.
    public func constraintDiagnostics() -> [ConstraintDiagnostic] {
        updateConstraintsInTree()
        let root = constraintRoot
        guard root.hasConstraintsInside, let engine = root.constraintEngine else { return unreachedDiagnostics() }
        engine.solve()
        guard let layout = engine.layout else { return [] }
        return engine.diagnostics(of: layout) + engine.ambiguities(in: layout)
    }
}
