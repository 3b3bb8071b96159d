/// The place of one independent system in the arrays of a ``KinkedSimplex``.
struct SimplexSystem {
    /// The index of the system's first quantity. The quantities of the roots are first, in order of creation, then
    /// those of the rows, then the pins. A root is a variable without a definition. For pins, see `firstPin`.
    var firstQuantity: Int
    var firstColumn: Int
    var columnCount: Int
    var firstRow: Int
    var rowCount: Int
    /// The place at which the tableau of this system is stored. It is an index in the list of sparse tableaus if
    /// `isSparse` is true, otherwise an offset in the array that contains all dense tableaus.
    var tableau: Int
    var isSparse: Bool
    /// The index of the first pin. A pin is a quantity that is kept free for `KinkedSimplex.pin`. This method brings a
    /// coordinate that is defined by equalities close to 0.
    var firstPin: Int
    var pinCount: Int

    var columns: Range<Int> { firstColumn..<firstColumn + columnCount }
    var rows: Range<Int> { firstRow..<firstRow + rowCount }
    var quantities: Range<Int> { firstQuantity..<firstQuantity + columnCount + rowCount }
    var pins: Range<Int> { firstPin..<firstPin + pinCount }
}

/// The order in which costs are minimised. A cost of a smaller rank comes first, and never increases for the sake of a
/// larger rank.
///
/// Rank 0 is that required constraints hold. Then come the optional priorities that occur, highest first. The others
/// make the choice where constraints leave one: the smallest sizes in order of creation, then inequalities as tight as
/// possible, then coordinates close to 0 in order of creation. This is what UIKit shows for layouts that are ambiguous.
struct CostRanks {
    /// The value that a quantity without a cost has in place of a rank.
    static let none = Int32.max
    static let required: Int32 = 0

    /// The number of different priorities of optional constraints.
    var levelCount: Int
    var variableCount: Int

    var lastLevel: Int32 { Int32(levelCount) }
    /// The rank of the cost that is minimised to find an expression's range of values. A rank is a place in the order
    /// in which costs are minimised. This rank comes after those of all constraint priorities.
    var question: Int32 { lastLevel + 1 }
    func size(_ variable: Int) -> Int32 { question + 1 + Int32(variable) }
    var slack: Int32 { question + 1 + Int32(variableCount) }
    func position(_ variable: Int) -> Int32 { slack + 1 + Int32(variable) }
}
