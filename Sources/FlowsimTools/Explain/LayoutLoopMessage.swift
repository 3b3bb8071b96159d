import FlowScenario

/// The messages about a collection view whose layout does not settle: the exception of iOS 15 and later, the fatal
/// error of later systems, and the lines of their feedback loop debuggers.
struct LayoutLoopMessage: LogMessage {
    /// The words with which the messages, and lines of the log that accompany them, are found.
    private enum Marker: String, CaseIterable {
        case updateLoop = "stuck in its update/layout loop"
        case recursiveLoop = "recursive layout loop"
        case hyphenatedLoop = "recursive layout-loop"
        case logging = "Disabling recursion trigger logging"
        // Of lines that accompany a message.
        case debugger = "UICollectionViewFeedbackLoopDebugger"
        case category = "UICollectionViewRecursion"
        case assertion = "_setNeedsVisibleCellsUpdate:withLayoutAttributes:], UICollectionView.m"

        var section: ErrorSection {
            switch self {
            case .updateLoop, .category, .assertion: .updateLoop
            case .recursiveLoop, .hyphenatedLoop, .debugger: .recursiveLoop
            case .logging: .recursionLogging
            }
        }

        var isAccompanying: Bool { [.debugger, .category, .assertion].contains(self) }

        /// The markers by their bytes in a ``LogText``.
        static let byBytes = Dictionary(
            uniqueKeysWithValues: allCases.map { (LogText(message: $0.rawValue).bytes, $0) })
    }

    static let markers = Marker.allCases.map(\.rawValue)
    private static let introduction = LogText(message: ". See previous logs").bytes

    private(set) var section: ErrorSection
    private(set) var view = ViewDescription()
    /// Whether the log is about a view of SwiftUI.
    private(set) var isSwiftUI = false
    private(set) var history: LoopHistory
    var count: Int

    init?(_ excerpt: LogExcerpt) {
        guard let marker = Marker.byBytes[Array(excerpt.marker)] else { return nil }
        section = marker.section
        history = LoopHistory(excerpt.details)
        // UIKit logs the sizes before it stops the program.
        if history.sizes.isEmpty, excerpt.isFirst { history = LoopHistory(excerpt.before) }
        // UIKit logs the message first, and raises it then.
        let isFirst = excerpt.details.starts(with: Self.introduction)
        count = marker.isAccompanying || isFirst ? 0 : 1
        guard !marker.isAccompanying else {
            // The view's description comes behind the message's last words. Those of cells have no content.
            let found = ViewDescription(in: excerpt.details.prefix(4096))
            if let found, found.contentSize != nil { view = found }
            // The category alone is in harmless lines as well.
            let isHarmless = marker == .category && history.sizes.isEmpty && view.size == nil
            if isHarmless { return nil }
            return
        }
        view = Self.view(in: excerpt)
        isSwiftUI = ["SwiftUI", "UpdateCoalescingCollectionView"].contains { name in
            excerpt.before.suffix(2048).firstIndex(of: name) != nil
                || excerpt.details.prefix(4096).firstIndex(of: name) != nil
        }
    }

    /// Reads the view's description around a message, and its class in front of it.
    private static func view(in excerpt: LogExcerpt) -> ViewDescription {
        let before = excerpt.before.suffix(2048)
        var start = before.endIndex
        // “… (<UICollectionView 0x11883c800>) is stuck”, or the whole description.
        for word in ["isstuckina", "is"] where before[..<start].reversed().starts(with: word.utf8.reversed()) {
            start -= word.utf8.count
            break
        }
        let subject = before[..<start]
        let closing = subject.reversed().drop { $0 == UInt8(ascii: ")") }
        var view = ViewDescription(in: excerpt.details.prefix(4096)) ?? ViewDescription()
        guard closing.first == UInt8(ascii: ">") else {
            let name = subject.reversed().prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }.reversed()
            let text = String(decoding: Array(name), as: UTF8.self)
            if text.hasSuffix("CollectionView") { view.className = view.className ?? text }
            return view
        }
        guard let open = subject.lastIndex(of: "<") else { return view }
        let isDescription =
            closing.dropFirst().first == UInt8(ascii: ">") || subject[open...].contains(UInt8(ascii: ";"))
        if isDescription { return ViewDescription(lastIn: subject) ?? view }
        if let name = ViewDescription.className(in: subject[(open + 1)...]) {
            view.className = name
        }
        return view
    }

    mutating func merge(_ later: LayoutLoopMessage) -> Bool {
        if (section == .recursionLogging) != (later.section == .recursionLogging) { return false }
        if section == .recursionLogging {
            count += later.count
            return true
        }
        let names = [view.className, later.view.className].compactMap { $0 }
        let isGeneric = names.contains("UICollectionView")
        guard names.count < 2 || isGeneric || names[0].hasSuffix(names[1]) || names[1].hasSuffix(names[0]) else {
            return false
        }
        if count == 0, later.count > 0 { section = later.section }
        count += later.count
        history.add(later.history)
        isSwiftUI = isSwiftUI || later.isSwiftUI
        if names.count == 2 || view.className == nil {
            view.className = names.first { $0 != "UICollectionView" } ?? names.first
        }
        view.size = view.size ?? later.view.size
        view.insets = view.insets ?? later.view.insets
        view.layoutName = view.layoutName ?? later.view.layoutName
        return true
    }
}
