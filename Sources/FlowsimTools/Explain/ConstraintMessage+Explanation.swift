import FlowScenario

extension ConstraintMessage {
    @MainActor var explanation: MessageExplanation {
        MessageExplanation(event: event, disagreement: disagreement, advice: advice, numbers: numbers)
    }

    private var event: String {
        let owner = contentView.map { " of a cell (\($0.className))" } ?? ""
        let result = broken.map { ", so UIKit left out \($0.text)" } ?? ", so UIKit left out one of them"
        return "Required constraints\(owner) contradict each other\(result)."
    }

    /// The axis along which UIKit gave the cell a length.
    private var given: (name: String, length: Double)? {
        encapsulated(.height).map { ("Height", $0) } ?? encapsulated(.width).map { ("Width", $0) }
    }

    @MainActor private var disagreement: String {
        guard !constraints.isEmpty else {
            return
                "The constraints are missing in the log; they are in the lines between the message and “Will attempt to "
                + "recover by breaking constraint”."
        }
        if let given {
            let needed = neededLength.map { "the other constraints need \(NumberText.plain($0))" }
            return
                "UIView-Encapsulated-Layout-\(given.name) gives the cell \(NumberText.plain(given.length)) points, and "
                + "\(needed ?? "the other constraints need another length")."
        }
        let lengths = lengths
        guard lengths.count > 1 else {
            return "The constraints are \(NameList(constraints.prefix(6).map(\.text)))."
        }
        return "The lengths \(NameList(lengths.map { NumberText.plain($0) })) do not fit together in "
            + "\(NameList(constraints.prefix(6).map(\.text)))."
    }

    /// The different lengths in the constraints. A distance of 0 is none.
    private var lengths: [Double] {
        Array(constraints.filter { $0.constant != 0 || $0.second == nil }.map(\.constant).distinct.prefix(6))
    }

    @MainActor private var numbers: [Double] {
        guard let given else { return lengths }
        return [given.length] + (neededLength.map { [$0] } ?? [])
    }

    private var advice: String {
        if let given, given.name == "Height" {
            return "Look at where the height comes from: a cell has the estimated height, or that of heightForRowAt or "
                + "itemSize, until it is measured; give the last vertical constraint of the content a priority of 999, or "
                + "give the cell the height that its content needs."
        }
        if given != nil {
            return
                "Look at the width that the layout gives the cell, and give one of the horizontal constraints a priority "
                + "of 999, or an inequality."
        }
        if constraints.contains(where: { $0.className == "NSAutoresizingMaskLayoutConstraint" }) {
            return
                "Look at the view of the NSAutoresizingMaskLayoutConstraint: it keeps the frame that it had when it was "
                + "made, until translatesAutoresizingMaskIntoConstraints is false."
        }
        return
            "Look at the code that makes these constraints: a cell that is used again may add them a second time, and one "
            + "that should give way needs a priority below required, as 999."
    }
}
