import FlowScenario
import Foundation

/// The message about required constraints that contradict each other, with the list of these constraints.
struct ConstraintMessage: LogMessage {
    static let markers = ["Unable to simultaneously satisfy constraints"]

    let section = ErrorSection.constraints
    let constraints: [LoggedConstraint]
    /// The constraint that UIKit left out; `nil` if the log lacks it.
    let broken: LoggedConstraint?
    /// The texts of the constraints.
    private let texts: [String]
    /// Whether there are more constraints than a scenario may have.
    private let isTooLong: Bool
    var count = 1

    init?(_ excerpt: LogExcerpt) {
        let details = excerpt.details
        let end = details.firstIndex(of: "Willattempttorecoverbybreakingconstraint") ?? details.endIndex
        let all = ConstraintReader.constraints(in: details[..<end])
        constraints = Array(all.prefix(ScenarioLimits.cellConstraints))
        texts = constraints.map(\.text)
        isTooLong = all.count > constraints.count
        broken = ConstraintReader.constraints(in: details[end...].prefix(4000)).first
    }

    mutating func merge(_ later: ConstraintMessage) -> Bool {
        // Cells of one kind have the same constraints with other addresses.
        guard texts == later.texts, broken?.text == later.broken?.text else {
            return false
        }
        count += later.count
        return true
    }

    // MARK: Size of the cell

    /// The content view of the cell; `nil` if no constraint names it.
    var contentView: LoggedConstraint.Item? {
        let items = constraints.flatMap { [$0.first.item] + ($0.second.map { [$0.item] } ?? []) }
        return constraints.first { $0.isEncapsulated }?.first.item ?? items.first(where: \.isContentView)
    }

    /// The length that UIKit gave the cell; `nil` if none of the constraints gives one.
    func encapsulated(_ attribute: LoggedConstraint.Attribute) -> Double? {
        constraints.first { $0.isEncapsulated && $0.first.attribute == attribute && $0.second == nil }?.constant
    }

    /// The constraints that the program made.
    var ownConstraints: [LoggedConstraint] { constraints.filter { !$0.isEncapsulated } }

    /// Whether the cell is one of a table.
    var isTable: Bool { contentView?.className.contains("TableViewCell") == true }
}
