/// The limits of the numbers that the solver uses.
///
/// Lengths within ±2²⁴ pt and a lattice of 2⁻²⁴ pt take 49 of the 53 bits of a `Double`; the rest is for rounding
/// errors. The lattice is so fine that cells of a third or a fifth of a row still fit into the row together: sixteen
/// of them are too long by less than the millionth of a point that a flow layout forgives.
package enum SolverLimits {
    /// The largest constant, in points. Larger constants are cut to this limit.
    package static let constant = 0x1p24
    /// The largest coefficient. Larger coefficients are cut to this limit.
    package static let coefficient = 0x1p20

    /// The least coefficient that is not treated as 0. It is also the least slope of a cost that is not treated as 0.
    static let epsilon = 1e-9
    /// The least difference between two lengths that are treated as different. It is 2⁻²⁴ pt; all results are multiples
    /// of this number. It is larger than any rounding error.
    static let lengthEpsilon = 0x1p-24

    /// Returns the multiple of 2⁻²⁴ pt that is nearest to a value.
    ///
    /// Sums that come to the same value in two orders differ in their last bits, and must not end on different sides of
    /// a boundary. Layouts are full of halves, thirds and quarters of lattice points, so the boundary is not at the
    /// half but a little past it.
    package static func snapped(_ value: Double) -> Double {
        (value * 0x1p24 + (0.5 - 1.0 / 37)).rounded(.down) * 0x1p-24 + 0
    }
}
