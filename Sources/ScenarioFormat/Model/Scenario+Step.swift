import Foundation
import PlainTexts

extension Scenario {
    /// One action on the view, or one comparison.
    public struct Step: Hashable, Sendable {
        /// The action or the expectation.
        public var action: Action
        /// The number of repetitions, each with a layout after it.
        public var times = 1
        /// A note that reports show with the step.
        public var note: String?
        /// The systems in whose runs an expectation is compared; all if nil.
        public var profiles: [Table.Profile]?

        /// Makes a step that is done once and has no note, unless others are given.
        public init(_ action: Action, times: Int = 1, note: String? = nil) {
            self.action = action
            self.times = times
            self.note = note
        }
    }

    /// An action of a step.
    public enum Action: Hashable, Sendable {
        /// The content offset changes, as far as the content goes.
        case scroll(Scroll)
        /// The view scrolls to an item (R6.16).
        case scrollTo(IndexPath, ScrollAlignment)
        /// A new width, height or both, in points.
        case resize(width: Double?, height: Double?)
        /// Width and height change places.
        case rotate
        /// Something of the layout is invalidated.
        case invalidate(Invalidation)
        /// Other properties of the layout.
        case set(LayoutChange)
        /// Other properties of the table.
        case setTable(TableChange)
        /// New insets for the view.
        case insets(InsetChange)
        /// New surroundings for the view.
        case traits(TraitChange)
        /// A finger pulls at the content.
        case drag(Drag)
        /// A finger carries an item elsewhere.
        case movement(Movement)
        /// Contents change their sizes; their cells ask to be measured again.
        case resizeItems([ItemResize])
        /// Texts, images and constants in cells change; the cells decide whether they are measured again.
        case changeItems([ItemChange])
        /// A batch: the data changes, and the view is notified how.
        case update([UpdateOperation])
        /// The view discards everything and asks its data source again, which has other sections if they are given.
        case reload([Section]?)
        /// Items become selected, or deselected. No delegate is asked.
        case select([ItemPath], isSelected: Bool)
        /// Cells on screen ask to be measured again; nil: a batch without operations, which asks for all heights again.
        case remeasure([ItemPath]?)
        /// All queries of the view and its layout are made, which changes nothing.
        case look
        /// Several actions in one turn, with one layout after the last.
        indirect case together([Action])
        /// Nothing is done; the result of the steps before is compared.
        case expect(Expectation)

        /// The action, or the actions that it does together.
        public var parts: [Action] {
            if case .together(let actions) = self { actions } else { [self] }
        }

        /// Whether the action only compares.
        package var isExpectation: Bool {
            if case .expect = self { true } else { false }
        }
    }

    /// A finger's work. Offsets are content offsets, in points, kept within what can be scrolled to.
    public enum Scroll: Hashable, Sendable {
        /// A scroll by a number of points; negative numbers go back.
        case by(CGPoint)
        /// A scroll to an offset.
        case to(CGPoint)
        /// A scroll to an end of the content, in one leap.
        case toEdge(Edge)
        /// A scroll viewport by viewport, so that everything on the way is displayed and measured.
        case through(Edge)
    }

    /// A finger that carries an item: lifts it, has its centre at a point of the content, lets go, or cancels.
    public enum Movement: Hashable, Sendable {
        /// Lifts an item, which has to exist.
        case begin(ItemPath)
        /// Has the lifted item's centre at this point of the content; the other items make way.
        case update(CGPoint)
        /// Lets go: the item lands, and the data changes accordingly.
        case end
        /// Cancels: the item returns to its place, and nothing changed.
        case cancel
    }

    /// An end of the content along the scroll axis.
    public enum Edge: String, Hashable, Sendable, CaseIterable {
        /// The end with the first item.
        case start
        /// The end with the last item.
        case end
    }

    /// The place of an item in the viewport.
    public enum ScrollAlignment: String, Hashable, Sendable, CaseIterable {
        /// The edges and the middle of a collection view. The first three are for vertical scrolling, the others for
        /// horizontal scrolling.
        case top, centeredVertically, bottom, left, centeredHorizontally, right
        /// The middle of a table view, and any place in it: the least movement that shows the row.
        case middle, none
    }

    /// An item, header, footer or section background by its short name: `0-3`, `header 0`, `footer 0`, `background 0`.
    public enum ElementName: Hashable, Sendable, CustomStringConvertible {
        /// An item.
        case item(section: Int, item: Int)
        /// A section's header.
        case header(section: Int)
        /// A section's footer.
        case footer(section: Int)
        /// The decoration view behind a section's items.
        case background(section: Int)

        /// Reads a short name; returns nil for other texts.
        public init?(_ text: String) {
            let words = text.split(separator: " ", omittingEmptySubsequences: false)
            if words.count == 2, let section = Self.index(words[1]) {
                switch words[0] {
                case "header": self = .header(section: section)
                case "footer": self = .footer(section: section)
                case "background": self = .background(section: section)
                default: return nil
                }
                return
            }
            guard let path = ItemPath(text) else { return nil }
            self = .item(section: path.section, item: path.item)
        }

        /// The short name, as ``init(_:)`` reads it.
        public var description: String {
            switch self {
            case .item(let section, let item): "\(section)-\(item)"
            case .header(let section): "header \(section)"
            case .footer(let section): "footer \(section)"
            case .background(let section): "background \(section)"
            }
        }

        /// Reads a number of digits alone.
        static func index(_ text: Substring) -> Int? {
            text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
        }
    }

    /// An item as scenarios write it: `0-3` is item 3 of section 0. It need not exist.
    public struct ItemPath: Hashable, Sendable, CustomStringConvertible {
        /// Section and item, counted from 0.
        public var section, item: Int

        /// Makes a path. Nothing is checked.
        public init(section: Int, item: Int) {
            self.section = section
            self.item = item
        }

        /// Reads `0-3`; returns nil for other texts.
        public init?(_ text: String) {
            let numbers = text.split(separator: "-", omittingEmptySubsequences: false)
            guard numbers.count == 2, let section = ElementName.index(numbers[0]),
                let item = ElementName.index(numbers[1])
            else { return nil }
            self.init(section: section, item: item)
        }

        /// `0-3`, as ``init(_:)`` reads it.
        public var description: String { "\(section)-\(item)" }

        /// Makes a path from UIKit's; returns nil if it is no path of an item.
        package init?(_ path: IndexPath) {
            guard path.count == 2 else { return nil }
            self.init(section: path[0], item: path[1])
        }

        package var indexPath: IndexPath { IndexPath(indexes: [section, item]) }
    }
}

// MARK: In words

extension Scenario.Step {
    /// The action in reports: `scroll by 0, 56, 20 times`.
    package var reportedAction: String {
        times == 1 ? "\(action)" : "\(action), \(NumberText.grouped(times)) times"
    }
}

extension Scenario.Action: CustomStringConvertible {
    /// The action in a few words: `scroll by 0, 56`.
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

    /// The first eight names, and the number of others.
    private static func sum(_ names: [String]) -> String {
        let shown = names.prefix(8).joined(separator: " + ")
        return names.count > 8 ? "\(shown) and \(NumberText.grouped(names.count - 8)) more" : shown
    }

    /// The first three names, and the number of others.
    package static func list(_ names: [String]) -> String {
        let shown = names.prefix(3).joined(separator: ", ")
        return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
    }

    private static func text(_ point: CGPoint) -> String {
        "\(NumberText.grouped(point.x)), \(NumberText.grouped(point.y))"
    }
}
