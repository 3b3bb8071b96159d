/// The numbers that the solver works with.
///
/// Lengths within ±2²⁴ pt and a lattice of 2⁻²⁰ pt take 45 of the 53 bits of a `Double`; the rest is for rounding
/// errors.
package enum SolverLimits {
    /// Constants beyond this many points are cut to it.
    package static let constant = 0x1p24
    /// Coefficients beyond this are cut to it.
    package static let coefficient = 0x1p20

    /// Coefficients, and rates of a cost, closer to 0 than this are 0.
    static let epsilon = 1e-9
    /// Lengths closer together than this are equal. A sixteenth of the lattice: larger than any rounding error, smaller
    /// than any difference that a result can show.
    static let lengthEpsilon = 0x1p-24

    /// The nearest multiple of 2⁻²⁰ pt.
    ///
    /// Sums that come to the same value in two orders differ in their last bits, and must not end on different sides of
    /// a boundary. Layouts are full of halves, thirds and quarters of lattice points, so the boundary is not at the
    /// half but a little past it.
    package static func snapped(_ value: Double) -> Double {
        (value * 0x1p20 + (0.5 - 1.0 / 37)).rounded(.down) * 0x1p-20 + 0
    }
}
