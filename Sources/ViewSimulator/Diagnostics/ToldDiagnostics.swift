/// What was said to be wrong with a view's constraints, and still is.
struct ToldDiagnostics {
    private var inLayout: Set<ConstraintDiagnostic> = []
    private var inFitting: Set<ConstraintDiagnostic> = []
    /// The engine that found those in fitting.
    private var fittingEngine = 0

    var isEmpty: Bool { inLayout.isEmpty && inFitting.isEmpty }

    /// - Parameters:
    ///   - found: All that is wrong now, in a layout or where a size is wanted.
    ///   - isLayout: Which of both.
    ///   - engine: The number of the engine that found it.
    /// - Returns: What nothing like it was said of.
    mutating func news(in found: [ConstraintDiagnostic], isLayout: Bool, engine: Int) -> [ConstraintDiagnostic] {
        var known = inLayout.union(inFitting)
        let news = found.filter { known.insert($0.subject).inserted }
        let all = Set(found.map(\.subject))
        guard isLayout else {
            (inFitting, fittingEngine) = (all, engine)
            return news
        }
        inLayout = all
        // Of other constraints than those that are laid out now nothing is known but what is found in these, too.
        if fittingEngine != engine { inFitting.formIntersection(all) }
        return news
    }
}
