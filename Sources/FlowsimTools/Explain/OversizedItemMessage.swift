import FlowScenario
import Foundation

/// The message that the behaviour of a flow layout is not defined, because an item is as long as the view or longer
/// across the scroll axis.
struct OversizedItemMessage: LogMessage {
    static let markers = ["the item width must be less tha", "the item height must be less tha"]

    let section: ErrorSection
    /// Whether the delegate gave the size.
    let isFromDelegate: Bool
    private(set) var view: ViewDescription?
    var count = 1

    init?(_ excerpt: LogExcerpt) {
        section = excerpt.marker.firstIndex(of: "width") == nil ? .itemHeight : .itemWidth
        let text = excerpt.details
        isFromDelegate = text.prefix(600).firstIndex(of: "Pleasecheckthevaluesretur") != nil
        view = ViewDescription(in: text.prefix(8192))
    }

    mutating func merge(_ later: OversizedItemMessage) -> Bool {
        guard section == later.section, isFromDelegate == later.isFromDelegate,
            view?.size == later.view?.size || view == nil || later.view == nil
        else { return false }
        count += later.count
        view = view ?? later.view
        return true
    }

    // MARK: Numbers

    private var isWidth: Bool { section == .itemWidth }

    /// The size of the view; `nil` if the log lacks it, or if the view has no size.
    private var size: CGSize? { view?.usableSize }

    private func across(_ size: CGSize) -> Double { Double(isWidth ? size.width : size.height) }

    /// The content insets at both sides.
    private var insets: Double { view?.insets.map { isWidth ? $0.left + $0.right : $0.top + $0.bottom } ?? 0 }

    /// The length of the item. The content is as long as its longest item, and at least as long as the view.
    private func length(above available: Double) -> Double? {
        view?.contentSize.map(across).flatMap { $0 > available ? $0 : nil }
    }

    // MARK: Explanation

    var explanation: MessageExplanation {
        let (side, adjective) = isWidth ? ("width", "wide") : ("height", "high")
        let event =
            "An item of a flow layout that scrolls \(isWidth ? "vertically" : "horizontally") is too \(adjective): it "
            + "has to fit between the insets of section and content, and UIKit does not define what happens otherwise."
        let advice =
            "Look at "
            + (isFromDelegate ? "collectionView(_:layout:sizeForItemAt:)" : "itemSize or sizeForItemAt")
            + ": the \(side) has to be computed from the view's present bounds and insets, and invalidateLayout() has to be "
            + "called when they change, as in a rotation or when bars come and go."
        guard let size = view?.size else {
            return MessageExplanation(
                event: event,
                disagreement:
                    "The log lacks the view's frame, which is in the line “The relevant UICollectionViewFlowLayout "
                    + "instance is …”.",
                advice: advice)
        }
        let available = across(size) - insets
        let length = length(above: available)
        let minus = insets > 0 ? " less \(NumberText.plain(insets)) of content insets" : ""
        let item =
            length.map { "the content is \(NumberText.plain($0)) points \(adjective)" }
            ?? "the item, whose size the message lacks, is longer than the \(NumberText.plain(max(available, 0))) that "
            + "remain, less the section's insets"
        return MessageExplanation(
            event: event,
            disagreement: "The view is \(NumberText.plain(across(size))) points \(adjective)\(minus), and \(item).",
            advice: advice, numbers: [available] + (length.map { [$0] } ?? []))
    }

    // MARK: Scenario

    var drafts: [ScenarioDraft] {
        let usual = isWidth ? CGSize(width: 390, height: 844) : CGSize(width: 390, height: 200)
        let lacking = "The log lacks the size of the view; the scenario's is an example."
        let seen = size.map { draft($0, view?.insets ?? .zero, nil) }
        return [seen, draft(usual, .zero, lacking)].compactMap { $0 }
    }

    private func draft(_ size: CGSize, _ insets: Scenario.Insets, _ assumption: String?) -> ScenarioDraft {
        var container = Scenario.Container(width: Double(size.width), height: Double(size.height))
        container.insets = insets
        let available = across(size) - (isWidth ? insets.left + insets.right : insets.top + insets.bottom)
        let known = assumption == nil ? length(above: available) : nil
        let length = known ?? max(available, 0) + 1
        var scenario = Scenario(container: container)
        scenario.layout.direction = isWidth ? .vertical : .horizontal
        let item = Scenario.ItemSize(CGSize(width: isWidth ? length : 50, height: isWidth ? 50 : length))
        if isFromDelegate {
            scenario.sections = [Scenario.Section(items: [Scenario.ItemGroup(.given([item]), count: 3)])]
        } else {
            scenario.layout.itemSize = item
            scenario.sections = [Scenario.Section(items: [Scenario.ItemGroup(.plain, count: 3)])]
        }
        let example = known == nil && assumption == nil
        return ScenarioDraft(
            scenario: scenario, outcome: .issues("invalidItemSize"),
            assumption: example
                ? "The log lacks the size of the item; the scenario's is a point too long." : assumption)
    }
}
