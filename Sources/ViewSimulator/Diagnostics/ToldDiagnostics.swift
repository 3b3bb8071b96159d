/// What was said to be wrong with a view's constraints, and still is.
struct ToldDiagnostics {
    private var inLayout: Set<ConstraintDiagnostic> = []
    private var inFitting: Set<ConstraintDiagnostic> = []

    var isEmpty: Bool { inLayout.isEmpty && inFitting.isEmpty }

    /// - Parameters:
    ///   - found: All that is wrong now, in a layout or where a size is wanted.
    ///   - isLayout: Which of both.
    /// - Returns: What nothing like it was said of.
    mutating func news(in found: [ConstraintDiagnostic], isLayout: Bool) -> [ConstraintDiagnostic] {
        var known = inLayout.union(inFitting)
        let news = found.filter { known.insert($0.withoutGivenSizes).inserted }
        let all = Set(found.map(\.withoutGivenSizes))
        if isLayout { inLayout = all } else { inFitting = all }
        return news
    }
}
