import Foundation
import PlainTexts

extension Scenario {
    /// One action on the view, or one expectation of its state.
    public struct Step: Hashable, Sendable {
        /// The action or the expectation.
        public var action: Action
        /// The number of times that the action is performed. A layout pass follows each time.
        public var times = 1
        /// A note that reports show next to the step.
        public var note: String?
        /// The iOS releases for which an expectation is compared; nil for all releases.
        public var profiles: [Table.Profile]?

        /// Makes a step that is performed once and has no note, unless other values are given.
        public init(_ action: Action, times: Int = 1, note: String? = nil) {
            self.action = action
            self.times = times
            self.note = note
        }
    }

    /// An action of a step.
    public enum Action: Hashable, Sendable {
        /// Scrolls with a finger, within the legal range of the content offset.
        case scroll(Scroll)
        /// Scrolls to an item (R6.16).
        case scrollTo(IndexPath, ScrollAlignment)
        /// Changes the view's width, height or both, in points.
        case resize(width: Double?, height: Double?)
        /// Exchanges the view's width and height.
        case rotate
        /// Invalidates the layout or a part of it.
        case invalidate(Invalidation)
        /// Sets properties of the collection view's layout.
        case set(LayoutChange)
        /// Sets properties of the table.
        case setTable(TableChange)
        /// Sets properties of the collection view's compositional layout.
        case setCompositional(CompositionalChange)
        /// Scrolls a section of a compositional layout across the layout's scroll axis.
        case scrollSection(SectionScroll)
        /// Sets insets of the view.
        case insets(InsetChange)
        /// Sets traits of the view.
        case traits(TraitChange)
        /// Drags the content with a finger.
        case drag(Drag)
        /// Carries an item to another place with a finger.
        case movement(Movement)
        /// Gives items new sizes, as if their contents had changed. The cells of these items ask to be measured again.
        case resizeItems([ItemResize])
        /// Changes texts, images and constants in cells. The cells decide whether they are measured again.
        case changeItems([ItemChange])
        /// Applies a batch: the data changes, and the view is notified of the changes.
        case update([UpdateOperation])
        /// Reloads the view. The view discards everything and asks its data source again. If sections are given, the
        /// data source has these sections from then on.
        case reload([Section]?)
        /// Selects or deselects items. The delegate is neither asked nor notified.
        case select([ItemPath], isSelected: Bool)
        /// Asks that the cells of these items be measured again; items off screen are not affected. With nil, a batch
        /// without operations runs, after which the table asks for all heights again. Only a scenario with a table
        /// allows nil.
        case remeasure([ItemPath]?)
        /// Reads frames, counts and views from the view and its layout, without changing anything.
        case look
        /// Performs several actions, with one layout pass after the last action.
        indirect case together([Action])
        /// Compares the state after the preceding steps with an expectation. The view does not change.
        case expect(Expectation)

        /// The actions that this action performs together; the action itself if it is a single action.
        public var parts: [Action] {
            if case .together(let actions) = self { actions } else { [self] }
        }

        /// Whether the action is a comparison without an effect on the view.
        package var isExpectation: Bool {
            if case .expect = self { true } else { false }
        }
    }

    /// A scroll by a finger. Offsets are content offsets in points, and the scroll ends within the legal range.
    public enum Scroll: Hashable, Sendable {
        /// Scrolls by a number of points. Negative numbers scroll towards the start.
        case by(CGPoint)
        /// Scrolls to a content offset.
        case to(CGPoint)
        /// Scrolls directly to an end of the content.
        case toEdge(Edge)
        /// Scrolls to an end of the content by one viewport at a time. All content on the way is displayed and
        /// measured.
        case through(Edge)
    }

    /// A scroll of one section by a finger, which is lifted at an offset.
    public struct SectionScroll: Hashable, Sendable {
        /// The section, counted from 0.
        public var section: Int
        /// The offset at which the finger is lifted, in points along the section's own axis.
        public var offset: Double
        /// The direction in which the finger moves at the end: positive, negative, or 0 for none.
        public var velocity: Double

        /// Makes a scroll of a section.
        public init(_ section: Int, to offset: Double, velocity: Double = 0) {
            self.section = section
            self.offset = offset
            self.velocity = velocity
        }
    }

    /// An action of a finger that carries an item. The finger lifts the item, moves its centre to a point of the
    /// content, and drops it or cancels the movement.
    public enum Movement: Hashable, Sendable {
        /// Lifts an item, which must exist.
        case begin(ItemPath)
        /// Moves the lifted item's centre to a point of the content; the other items make room.
        case update(CGPoint)
        /// Drops the item, and the data changes accordingly.
        case end
        /// Cancels the movement: the item returns to its place, and the data does not change.
        case cancel
    }

    /// An end of the content along the scroll axis.
    public enum Edge: String, Hashable, Sendable, CaseIterable {
        /// The end of the content at which the first item is.
        case start
        /// The end of the content at which the last item is.
        case end
    }

    /// The place of an item in the viewport after a scroll.
    public enum ScrollAlignment: String, Hashable, Sendable, CaseIterable {
        /// The item is at the top of the viewport.
        case top
        /// The item is in the middle of the viewport, in a collection view that scrolls vertically.
        case centeredVertically
        /// The item is at the bottom of the viewport.
        case bottom
        /// The item is at the left edge of the viewport, in a collection view that scrolls horizontally.
        case left
        /// The item is in the middle of the viewport, in a collection view that scrolls horizontally.
        case centeredHorizontally
        /// The item is at the right edge of the viewport, in a collection view that scrolls horizontally.
        case right
        /// The row is in the middle of the viewport, in a table view.
        case middle
        /// The row is at any place in the viewport, in a table view. The table scrolls only as far as is needed to show
        /// it.
        case none
    }

    /// The short name of an item, header, footer or section background: `0-3`, `header 0`, `footer 0`, `background 0`.
    public enum ElementName: Hashable, Sendable, CustomStringConvertible {
        /// The name of an item.
        case item(section: Int, item: Int)
        /// The name of a section's header.
        case header(section: Int)
        /// The name of a section's footer.
        case footer(section: Int)
        /// The name of the decoration view behind a section's items.
        case background(section: Int)
        /// The name of a view of another kind, such as `badge 0-3`. A view of the whole layout has no item: `search 0`.
        case view(kind: String, section: Int, item: Int?)

        /// Reads the short name of an element, such as `header 0`; returns nil for other texts.
        public init?(_ text: String) {
            let words = text.split(separator: " ", omittingEmptySubsequences: false)
            if words.count == 2 {
                self.init(kind: String(words[0]), words[1])
                return
            }
            guard let path = ItemPath(text) else { return nil }
            self = .item(section: path.section, item: path.item)
        }

        private init?(kind: String, _ path: Substring) {
            if let section = Self.index(path) {
                switch kind {
                case "header": self = .header(section: section)
                case "footer": self = .footer(section: section)
                case "background": self = .background(section: section)
                default:
                    guard Self.isViewKind(kind) else { return nil }
                    self = .view(kind: kind, section: section, item: nil)
                }
            } else {
                guard Self.isViewKind(kind), let path = ItemPath(String(path)) else { return nil }
                self = .view(kind: kind, section: path.section, item: path.item)
            }
        }

        /// Makes the name of a supplementary view from its kind in documents and its path. The item is nil for a view
        /// of the whole layout.
        package init(supplementary kind: String, section: Int, item: Int?) {
            switch kind {
            case "header" where item ?? 0 == 0: self = .header(section: section)
            case "footer" where item ?? 0 == 0: self = .footer(section: section)
            default: self = .view(kind: kind, section: section, item: item)
            }
        }

        private static let usualKinds = ["header", "footer", "background"]

        /// Whether a text can be the kind of a view: it begins with a letter, and has letters, digits, “-”, “_” and
        /// “.”.
        /// A usual kind in other letters, such as `Header`, is a mistake.
        package static func isViewKind(_ text: String) -> Bool {
            let bytes = text.utf8
            if !usualKinds.contains(text), usualKinds.contains(text.lowercased()) { return false }
            guard let first = bytes.first, bytes.count <= 64, Self.isLetter(first) else { return false }
            return bytes.allSatisfy { Self.isLetter($0) || (48...57).contains($0) || [45, 46, 95].contains($0) }
        }

        private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) }

        /// The short name of the element, which ``init(_:)`` reads.
        public var description: String {
            switch self {
            case .item(let section, let item): "\(section)-\(item)"
            case .header(let section): "header \(section)"
            case .footer(let section): "footer \(section)"
            case .background(let section): "background \(section)"
            case .view(let kind, let section, let item): "\(kind) \(section)" + (item.map { "-\($0)" } ?? "")
            }
        }

        /// Reads a number that consists only of digits; returns nil for any other text.
        static func index(_ text: Substring) -> Int? {
            text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
        }
    }

    /// The path of an item: `0-3` is item 3 of section 0. The item need not exist.
    public struct ItemPath: Hashable, Sendable, CustomStringConvertible {
        /// The number of the section, and the number of the item in the section. Both are counted from 0.
        public var section, item: Int

        /// Makes a path without checks.
        public init(section: Int, item: Int) {
            self.section = section
            self.item = item
        }

        /// Reads a path such as `0-3`; returns nil for any other text.
        public init?(_ text: String) {
            let numbers = text.split(separator: "-", omittingEmptySubsequences: false)
            guard numbers.count == 2, let section = ElementName.index(numbers[0]),
                let item = ElementName.index(numbers[1])
            else { return nil }
            self.init(section: section, item: item)
        }

        /// The path as text such as `0-3`, which ``init(_:)`` reads.
        public var description: String { "\(section)-\(item)" }

        /// Makes a path from an index path; returns nil if it is not the path of an item.
        package init?(_ path: IndexPath) {
            guard path.count == 2 else { return nil }
            self.init(section: path[0], item: path[1])
        }

        package var indexPath: IndexPath { IndexPath(indexes: [section, item]) }
    }
}

// MARK: In words

extension Scenario.Step {
    /// The action as reports show it, with the number of repetitions, such as `scroll by 0, 56, 20 times`.
    package var reportedAction: String {
        times == 1 ? "\(action)" : "\(action), \(NumberText.grouped(times)) times"
    }
}

extension Scenario.Action: CustomStringConvertible {
    /// The action in a few words, such as `scroll by 0, 56`.
    public var description: String {
        switch self {
        case .scroll(.by(let delta)): "scroll by \(Self.text(delta))"
        case .scroll(.to(let offset)): "scroll to \(Self.text(offset))"
        case .scroll(.toEdge(let edge)): "scroll to the \(edge.rawValue)"
        case .scroll(.through(let edge)): "scroll through to the \(edge.rawValue)"
        case .scrollTo(let path, let alignment): "scroll to item \(path[0])-\(path[1]), \(alignment.rawValue)"
        case .resize(let width?, let height?): "resize to \(NumberText.plain(width)) × \(NumberText.plain(height))"
        case .resize(let width?, nil): "resize to width \(NumberText.plain(width))"
        case .resize(nil, let height?): "resize to height \(NumberText.plain(height))"
        case .resize(nil, nil): "resize"
        case .rotate: "rotate"
        case .invalidate(.everything): "invalidate everything"
        case .invalidate(.context(let context)): "invalidate \(context)"
        case .set(let change): "set \(change.names.joined(separator: ", "))"
        case .setTable(let change): "set \(change.names.joined(separator: ", "))"
        case .setCompositional(let change): "set \(change.names.joined(separator: ", "))"
        case .scrollSection(let scroll): "scroll section \(scroll.section) to \(NumberText.grouped(scroll.offset))"
        case .insets(let change): "insets: \(change.names.joined(separator: ", "))"
        case .traits(let change): "traits: \(change.names.joined(separator: ", "))"
        case .drag(.begin): "begin to drag"
        case .drag(.by(let delta)): "drag by \(Self.text(delta))"
        case .drag(.to(let offset)): "drag to \(Self.text(offset))"
        case .drag(.end): "end the drag"
        case .movement(.begin(let path)): "lift \(path)"
        case .movement(.update(let position)): "carry to \(Self.text(position))"
        case .movement(.end): "put down"
        case .movement(.cancel): "cancel the movement"
        case .resizeItems(let items): "resize \(Self.list(items.map { "\($0.item)" }))"
        case .changeItems(let items): "change \(Self.list(items.map { "\($0.item)" }))"
        case .update(let operations): "update: \(Self.list(operations.map(\.description)))"
        case .reload(nil): "reload everything"
        case .reload(let sections?): "reload with \(NumberText.count(sections.count, "section"))"
        case .select(let paths, let isSelected):
            "\(isSelected ? "select" : "deselect") \(Self.list(paths.map(\.description)))"
        case .remeasure(nil): "measure everything again"
        case .remeasure(let paths?): "measure \(Self.list(paths.map(\.description))) again"
        case .look: "look at everything"
        case .together(let actions): Self.sum(actions.map(\.description))
        case .expect(let expectation): "expect \(NumberText.count(expectation.count, "value"))"
        }
    }

    /// Returns the first eight names with plus signs between them, and the number of names that are left out.
    private static func sum(_ names: [String]) -> String {
        let shown = names.prefix(8).joined(separator: " + ")
        return names.count > 8 ? "\(shown) and \(NumberText.grouped(names.count - 8)) more" : shown
    }

    /// Returns the first three names with commas between them, and the number of names that are left out.
    package static func list(_ names: [String]) -> String {
        let shown = names.prefix(3).joined(separator: ", ")
        return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
    }

    private static func text(_ point: CGPoint) -> String {
        "\(NumberText.grouped(point.x)), \(NumberText.grouped(point.y))"
    }
}
