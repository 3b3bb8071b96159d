import TextMeasuring

extension FontSpec.Weight {
    /// The weight that scenarios call the same.
    init(_ weight: Scenario.FontWeight) { self = FontSpec.Weight(rawValue: weight.rawValue) ?? .regular }
}

extension Scenario.FontWeight {
    init(_ weight: FontSpec.Weight) { self = Scenario.FontWeight(rawValue: weight.rawValue) ?? .regular }
}
