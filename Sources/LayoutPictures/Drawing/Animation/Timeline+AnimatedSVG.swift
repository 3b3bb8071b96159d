import CallerChecks
import PlainTexts

extension Timeline {
    /// The run as one animated SVG picture, without a script, so that it moves wherever pictures are shown.
    ///
    /// Every step is a way that begins and ends gently, as a finger makes it; what the layout makes of it afterwards
    /// happens at once, as it does on a screen. Arrowheads at the sides go only where the reader scrolled: an item that
    /// leaves them has jumped. Above is how often and how far it has jumped so far, and below is the reason for the
    /// layout. If the reader of the picture wants less motion, and in programs that do not animate, it stands still and
    /// shows the end with the final numbers. The same timelines give the same bytes.
    ///
    /// - Parameters:
    ///   - other: A run to show next to this one, step by step.
    ///   - step: The picture begins with the end of this step, 0 being the first layout.
    ///   - width: Of the whole picture, in points; at least 320, or 640 for two runs.
    ///   - file: Of the caller's code, for the sentence.
    ///   - line: In that file.
    /// - Throws: `PictureError` where there is no such step, and where there is more to move than a picture should
    ///   have: 300 moments, or 4,000 looks of elements.
    /// - Complexity: O(*n*) in the elements of all moments.
    public func animatedSVG(
        comparedWith other: Timeline? = nil, from step: Int = 0, width: Double = 1200, file: StaticString = #fileID,
        line: UInt = #line
    ) throws(PictureError) -> String {
        let runs = [self] + (other.map { [$0] } ?? [])
        require(
            width.isFinite && width >= 320 * Double(runs.count),
            "an animated picture of \(NumberText.count(runs.count, "run")) is at least \(320 * runs.count) points wide",
            file: file, line: line)
        let schedule = try AnimationSchedule(runs, from: step)
        return try AnimatedPicture(runs, schedule, width: width).document()
    }
}
