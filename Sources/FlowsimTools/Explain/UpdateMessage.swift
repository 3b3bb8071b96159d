import ElementsSimulator
import FlowEngine
import FlowScenario

/// The messages with which UIKit refuses a batch update of a collection view or a table view.
struct UpdateMessage: LogMessage {
    /// The numbers of a message.
    enum Numbers: Hashable {
        /// A sentence with all of its numbers.
        case sentence(UpdateError)
        /// Lists of numbers and operations.
        case lists(UpdateCase)
        /// A message whose numbers are missing. The error has numbers of the same kind.
        case missing(like: UpdateError)

        /// The error that UIKit's older systems print; `nil` if the lists add up.
        var error: UpdateError? {
            switch self {
            case .sentence(let error), .missing(let error): error
            case .lists(let updates): updates.error
            }
        }
    }

    let section: ErrorSection
    let numbers: Numbers
    private(set) var isTable: Bool
    private(set) var view: ViewDescription?
    var count = 1
    /// Whether only the name of a function in a call stack was found.
    private var isSymbol = false

    private static let batchMarker = "Invalid batch updates detected"
    private static let symbolMarker = "_Bug_Detected_In_Client_Of_"

    static let markers: [String] = {
        let sentences = Set(UpdateSentence.all.map(\.marker))
        return sentences.sorted() + [batchMarker, symbolMarker]
    }()

    init?(_ excerpt: LogExcerpt) {
        if excerpt.message.starts(with: LogText(message: Self.symbolMarker).bytes) {
            self.init(symbol: excerpt)
        } else if excerpt.message.starts(with: LogText(message: Self.batchMarker).bytes) {
            self.init(batch: excerpt)
        } else {
            self.init(sentence: excerpt)
        }
        view = ViewDescription(in: excerpt.details.prefix(Self.descriptionReach))
        isTable = isTable || view?.isTable == true
    }

    /// The number of bytes behind a marker within which a view's description belongs to the message.
    private static let descriptionReach = 8192

    private init?(sentence excerpt: LogExcerpt) {
        let sentences = UpdateSentence.byMarker[Array(excerpt.marker)] ?? []
        let read = sentences.map { ($0, $0.numbers(in: excerpt.message)) }
        guard let (sentence, result) = read.max(by: { $0.1.length < $1.1.length }), result.length > 0 else {
            return nil
        }
        // Sentences without the word “item” are the same for both views; those of collection views come first.
        isTable = sentence.isTable
        let isComplete = result.numbers.count >= sentence.form.required
        let error = sentence.form.error(isComplete ? result.numbers : sentence.form.example)
        numbers = isComplete ? .sentence(error) : .missing(like: error)
        section = Self.section(of: error, isTable: isTable)
    }

    private init(batch excerpt: LogExcerpt) {
        section = .batchUpdates
        let description = BatchDescription(excerpt.details)
        isTable = description?.updates.isTable ?? (excerpt.details.prefix(120).firstIndex(of: "rowsreturned") != nil)
        if let description, description.isComplete {
            numbers = .lists(description.updates)
        } else {
            let tally = UpdateError.ItemTally(
                section: 0, before: 3, after: 3, inserted: 1, deleted: 0, movedIn: 0, movedOut: 0)
            numbers = .missing(like: .itemCount(tally))
        }
    }

    /// Reads the name of a function, which is all that crash reports without a message have.
    private init?(symbol excerpt: LogExcerpt) {
        var scanner = MessageScanner(excerpt.details)
        isTable = scanner.consume("UITableView")
        guard isTable || scanner.consume("UICollectionView") else { return nil }
        let isSections = scanner.isAt("_Invalid_Number_Of_Sections")
        guard isSections || scanner.isAt("_Invalid_Number_Of_") || scanner.isAt("_Invalid_Batch_Updates") else {
            return nil
        }
        let form = UpdateSentence.all[isSections ? 2 : 0].form
        numbers = .missing(like: form.error(form.example))
        section = isSections ? .sectionCount : isTable ? .rowCount : .itemCount
        count = 0
        isSymbol = true
    }

    private static func section(of error: UpdateError, isTable: Bool) -> ErrorSection {
        switch error {
        case .itemCount: return isTable ? .rowCount : .itemCount
        case .sectionCount: return .sectionCount
        case .sameSource, .sameTarget, .itemInChangedSection: return .repetition
        case .missingSource(let operation, _), .missingTarget(let operation, _):
            switch operation {
            case .insertItem, .insertSection: return .insertion
            case .moveItem, .moveSection: return .move
            default: return .deletion
            }
        }
    }

    mutating func merge(_ later: UpdateMessage) -> Bool {
        if later.isSymbol {
            // The stack belongs to the message in front of it.
            return true
        }
        guard (section, numbers, isTable) == (later.section, later.numbers, later.isTable) else {
            guard isSymbol else { return false }
            let earlier = count
            self = later
            count += earlier
            return true
        }
        count += later.count
        view = view ?? later.view
        return true
    }
}
