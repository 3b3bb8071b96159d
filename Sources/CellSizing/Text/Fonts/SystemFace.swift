/// The widths of the system font at one size and weight.
struct SystemFace {
    private let size: Double
    private let tracking: Double
    /// From 0, regular, to 1, bold.
    private let boldness: Double
    private let isMonospaced: Bool

    init(_ font: FontSpec) {
        size = font.size
        tracking = SystemTracking.thousandths(at: font.size)
        boldness = min(max(font.weight.value / FontSpec.Weight.bold.value, 0), 1)
        isMonospaced = font.family == .monospacedSystem
    }

    func advance(of widthClass: CharacterWidthClass) -> Double {
        switch widthClass {
        case .zero: return 0
        case .wide: return size
        case .narrow(let base):
            if isMonospaced { return size * 0.6 }
            let ems = width(of: base) * SFLikeMetrics.widthScale + tracking
            return max(0, ems * size / 1000)
        }
    }

    private func width(of base: Unicode.Scalar) -> Double {
        if boldness == 0 { return Double(HelveticaWidths.regular.width(of: base)) }
        let bold = Double(HelveticaWidths.bold.width(of: base))
        if boldness == 1 { return bold }
        let regular = Double(HelveticaWidths.regular.width(of: base))
        return regular + (bold - regular) * boldness
    }
}
