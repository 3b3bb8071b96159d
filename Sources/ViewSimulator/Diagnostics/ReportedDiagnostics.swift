/// The problems that were reported for the constraints of a view, and that still exist. They are stored so that no
/// problem is reported twice.
struct ReportedDiagnostics {
    private var inLayout: Set<ConstraintDiagnostic> = []
    private var inFitting: Set<ConstraintDiagnostic> = []
    /// The number of the `ConstraintEngine` that computed the most recently requested size. The problems that it found
    /// are in `inFitting`. After a layout by another engine, `inFitting` keeps only the problems that this layout also
    /// has.
    private var fittingEngine = 0

    var isEmpty: Bool { inLayout.isEmpty && inFitting.isEmpty }

    /// Records the current problems, and returns the problems that were not reported before.
    ///
    /// - Parameters:
    ///   - found: All current problems, in a layout or in a request for a size.
    ///   - isLayout: Whether they were found in a layout.
    ///   - engine: The number of the engine that found them.
    /// - Returns: The problems whose subject was not reported yet.
    mutating func record(_ found: [ConstraintDiagnostic], isLayout: Bool, engine: Int) -> [ConstraintDiagnostic] {
        var reported = inLayout.union(inFitting)
        let new = found.filter { reported.insert($0.subject).inserted }
        let all = Set(found.map(\.subject))
        guard isLayout else {
            (inFitting, fittingEngine) = (all, engine)
            return new
        }
        inLayout = all
        // If fitting used other constraints than this layout, its problems only persist if they are found again.
        if fittingEngine != engine { inFitting.formIntersection(all) }
        return new
    }
}
