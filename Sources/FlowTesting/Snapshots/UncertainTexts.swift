/// The ways to treat a layout with uncertain texts. A text is uncertain if it may have another number of lines on a
/// device.
///
/// The widths of the system's font come from a model with an error, see `TextMeasurement`. Where a line ends close to
/// the available width, the recorded height may not be the device's.
public enum UncertainTexts: Sendable {
    /// The choice to record a layout with uncertain texts like any other layout.
    case recorded
    /// The choice not to record a layout with uncertain texts: the test fails and names the texts. Register the fonts,
    /// or make the texts' space larger.
    case refused
}

@MainActor
extension LayoutSnapshot {
    /// The texts whose number of lines is not certain: `0-3: title has 5 or 6 lines`.
    var uncertainTexts: [String] {
        elements.flatMap { element in
            element.parts.compactMap { part in
                part.possibleLineCounts.map { "\(element.title): \(part.name) has \($0.countOfLines)" }
            }
        }
    }
}
