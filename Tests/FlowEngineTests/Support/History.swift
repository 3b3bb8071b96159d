import FlowTestSupport
import Foundation

@testable import FlowEngine

/// A model's beginning and its edits, replayed with every check after every step.
struct History {
    var configuration: FlowConfiguration
    var contents: [SectionContent]
    var edits: [Edit] = []
    var shape = EngineShape.small
    /// Whether sizes are quarter points, so that the reference is exact.
    var isExact = true
    var seed: UInt64 = 0

    /// The first thing that goes wrong, in words.
    func firstFault() -> String? {
        do {
            var run = try Run(self)
            if let fault = try run.fault() { return "at the start: \(fault)" }
            for (index, edit) in edits.enumerated() {
                guard run.plain.admits(edit) else { return nil }
                if let fault = try run.apply(edit) { return "after edit \(index + 1), \(edit): \(fault)" }
            }
            return nil
        } catch {
            return "threw \(error)"
        }
    }

    /// Fewer edits that go wrong as well, so that a failure can be read.
    func shortened() -> History {
        var short = self
        var index = 0
        while index < short.edits.count {
            var candidate = short
            candidate.edits.remove(at: index)
            if candidate.firstFault() == nil { index += 1 } else { short = candidate }
        }
        return short
    }

    var report: String {
        let short = shortened()
        return "\(short.firstFault() ?? firstFault() ?? "no fault")\n\(short.configuration)\n"
            + short.contents.map { "  \($0)\n" }.joined() + short.edits.map { "  \($0)\n" }.joined()
    }
}

extension History {
    /// Edits are made against the plain model, so that making them runs none of the code under test.
    init(_ maker: EditGenerator, edits count: Int) {
        var maker = maker
        self.init(configuration: maker.configuration(), contents: maker.contents())
        seed = maker.generator.seed
        var plain = PlainModel(configuration, sections: contents)
        for _ in 0..<count {
            let edit = maker.edit(of: plain)
            plain.apply(edit)
            edits.append(edit)
        }
    }

    /// A model, its plain twin, and what both were before the last edit.
    struct Run {
        var model: FlowModel
        var plain: PlainModel
        var elements: [ReferenceElement] = []
        let isExact: Bool
        let shape: EngineShape
        var generator: SeededGenerator

        init(_ history: History) throws {
            model = try FlowModel(history.configuration, sections: history.contents, shape: history.shape)
            plain = PlainModel(history.configuration, sections: history.contents)
            isExact = history.isExact
            shape = history.shape
            generator = SeededGenerator(seed: history.seed)
        }

        mutating func apply(_ edit: Edit) throws -> String? {
            if History.tracesEdits { print(edit) }
            let before = model
            let elementsBefore = elements
            let change = try model.apply(edit)
            plain.apply(edit)
            if let fault = try fault() { return fault }
            if before.allElements != elementsBefore { return "the copy taken before changed as well" }
            return change.flatMap { difference(of: $0, from: before, after: edit) }
        }

        mutating func fault() throws -> String? {
            model.checkInvariants()
            elements = model.allElements
            if let difference = try model.difference(fromAllOf: plain, isExact: isExact, shape: shape) {
                return difference
            }
            return model.differenceOfQueries(using: &generator)
        }

        /// What a receipt says that the model before and after does not bear out.
        private func difference(
            of change: LayoutChange, from before: FlowModel, after edit: Edit
        ) -> String? {
            let gained = length(of: model) - length(of: before)
            let tolerance = isExact ? 0 : max(length(of: model), length(of: before), 1) * 1e-12
            if before.configuration.axis == model.configuration.axis, abs(change.lengthGained - gained) > tolerance {
                return "the receipt says +\(change.lengthGained), the content grew by \(gained)"
            }
            return change.differenceInRows(from: before, to: model, after: edit)
                ?? change.differenceInKeptRows(from: before, to: model)
                ?? (isExact ? change.differenceInReplacedRows(from: before, to: model, after: edit) : nil)
        }

        private func length(of model: FlowModel) -> Double {
            model.configuration.axis.along(of: model.contentSize)
        }
    }

    /// `FLOW_TRACE=1` prints every edit before it is made, for the ones that trap.
    static let tracesEdits = ProcessInfo.processInfo.environment["FLOW_TRACE"] == "1"
}
