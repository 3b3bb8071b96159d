import Foundation

extension JSONPlace {
    /// A length in points: 0 or more.
    package func length() throws(ScenarioError) -> Double {
        try number(0...ScenarioLimits.length, "points")
    }

    /// An offset, which may lie anywhere in a content far longer than any length that is put in.
    package func point() throws(ScenarioError) -> CGPoint {
        let values = try numbers(["x", "y"], -ScenarioLimits.contentLength...ScenarioLimits.contentLength)
        return CGPoint(x: values[0], y: values[1])
    }

    package func insets() throws(ScenarioError) -> Scenario.Insets {
        let values = try numbers(["top", "left", "bottom", "right"], 0...ScenarioLimits.length)
        return Scenario.Insets(top: values[0], left: values[1], bottom: values[2], right: values[3])
    }
}
