import TextMeasuring

extension View {
    /// Lays out a text in this view. If the recorded fonts lack data for the text, this gap is reported to the view's
    /// owner.
    ///
    /// - Parameter scale: Pixels per point, the view's unless given; 0 rounds nothing.
    package func textLayout(_ text: StyledText, _ limits: TextLimits, scale: CGFloat? = nil) -> TextLayout {
        let (layout, gaps) = TextEnvironment.layout(text, limits, atScale: scale ?? pixelsPerPoint)
        for gap in gaps { report(gap) }
        return layout
    }

    func report(_ gap: FontGap) {
        report(ConstraintDiagnostic(view: "\(type(of: self))", kind: .unrecordedText(gap)))
    }
}

extension TextEnvironment {
    /// Reports that recorded fonts lack data for a text outside of all views. May be called on any thread.
    static func reportOutsideViews(_ gap: FontGap) {
        let diagnostic = ConstraintDiagnostic(view: "", kind: .unrecordedText(gap))
        if MainThread.isCurrent {
            MainActor.assumeIsolated { ConstraintDiagnostic.report(diagnostic) }
        } else if recordIfNew(gap) {
            diagnostic.writeToStandardError()
        }
    }
}
