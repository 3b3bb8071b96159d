/// A message of UIKit that was read from a log. Each type that conforms is a family of messages with a reader, an
/// explanation and a scenario.
protocol LogMessage: Sendable {
    /// The texts with which messages of the family begin. White space is ignored.
    static var markers: [String] { get }

    /// Reads a message. `nil` if the text is none of the family's messages.
    init?(_ excerpt: LogExcerpt)

    var section: ErrorSection { get }

    /// The beginning of the message, with the numbers of the log.
    var title: String { get }

    @MainActor var explanation: MessageExplanation { get }

    /// The scenarios in which the same happens, the most similar one first. Those that do not raise the message are
    /// left out later.
    @MainActor var drafts: [ScenarioDraft] { get }

    /// The number of messages in the log that it stands for; 0 for a line that only accompanies a message.
    var count: Int { get set }

    /// Adds a later message of the log.
    ///
    /// - Returns: Whether the message is about the same thing. If not, nothing changes.
    mutating func merge(_ later: Self) -> Bool
}

/// The explanation of a message: three sentences, and the numbers that they compare.
struct MessageExplanation: Hashable {
    /// The sentence about the event.
    var event: String
    /// The sentence about the sizes that alternate, or the numbers that disagree.
    var disagreement: String
    /// The sentence about the code to look at.
    var advice: String
    /// The numbers that alternate or disagree, in points or as counts; empty if the log lacks them.
    var numbers: [Double] = []

    var sentences: [String] { [event, disagreement, advice] }
}

/// The families of messages.
enum MessageFamilies {
    /// The greatest number of different messages of a family that are explained.
    static let limit = 25

    static let all: [any LogMessage.Type] = [
        LayoutLoopMessage.self, UpdateMessage.self, OversizedItemMessage.self, ConstraintMessage.self,
    ]

    /// Reads the messages of a log, in the order of their first lines.
    ///
    /// - Returns: The messages, and the number of others that are left out because a family has too many.
    static func messages(in log: [UInt8]) -> (found: [(line: Int, message: any LogMessage)], omitted: Int) {
        let text = LogText(log)
        let places = MarkerTable(all.map { $0.markers }).places(in: text)
        let excerpts = LogExcerpt.all(in: text, at: places)
        let lists = all.indices.map { index in
            all[index].found(in: zip(places, excerpts).filter { $0.0.list == index }.map(\.1))
        }
        return (lists.flatMap(\.found).sorted { $0.line < $1.line }, lists.reduce(0) { $0 + $1.omitted })
    }
}

extension LogMessage {
    var title: String { section.title }

    /// Reads the messages of the family. Messages about the same thing are one.
    fileprivate static func found(
        in excerpts: [LogExcerpt]
    ) -> (found: [(line: Int, message: any LogMessage)], omitted: Int) {
        var found: [(line: Int, message: Self)] = []
        var omitted = 0
        for excerpt in excerpts {
            guard let message = Self(excerpt) else { continue }
            let isMerged = found.indices.contains { index in
                let isFirst = found[index].message.count == 0 && message.count > 0
                guard found[index].message.merge(message) else { return false }
                if isFirst { found[index].line = excerpt.line }
                return true
            }
            guard !isMerged else { continue }
            if found.count < MessageFamilies.limit { found.append((excerpt.line, message)) } else { omitted += 1 }
        }
        return (found.map { ($0.line, $0.message) }, omitted)
    }
}
