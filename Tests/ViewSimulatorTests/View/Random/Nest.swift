import FlowTestSupport
import Foundation

@testable import ViewSimulator

/// Views in views, one below the other, each as high as what is in it: the ways in which programs write that, at random
/// at every level.
indirect enum Nest: CustomStringConvertible {
    case content([CGFloat])
    case text([String])
    case box(Kind, isEager: Bool, [Nest])

    enum Kind: CaseIterable {
        /// Constraints between the edges.
        case pinned
        /// A stack view.
        case stack
        /// Frames that are set in `layoutSubviews()`.
        case frames
    }

    var description: String {
        switch self {
        case .content(let heights): "\(heights.map { Int($0) })"
        case .text(let texts): "\(texts)"
        case .box(let kind, let isEager, let nests):
            "\(isEager ? "eager " : "")\(kind)(\(nests.map(\.description).joined(separator: ", ")))"
        }
    }

    var depth: Int {
        if case .box(_, _, let nests) = self { 1 + (nests.map(\.depth).max() ?? 0) } else { 0 }
    }
}

extension SeededGenerator {
    /// As deep as wanted in one of its branches, up to nine boxes.
    mutating func nest(depth: Int) -> Nest {
        guard depth > 0 else { return isHeads(oneIn: 3) ? .text(texts()) : .content(heights()) }
        var nests = [nest(depth: depth - 1)]
        while isHeads(oneIn: 4) { nests.insert(nest(depth: below(2)), at: below(nests.count + 1)) }
        return .box(pick(Nest.Kind.allCases), isEager: isHeads(oneIn: 3), nests)
    }

    /// What a content is one after the other, while it is laid out. Each is, as a text is, higher than the gaps of all
    /// boxes that it may be in: a box that was placed by a frame keeps that until the view around it is laid out again,
    /// and gaps that are new meanwhile have to have room in it, or no solution exists.
    mutating func heights() -> [CGFloat] { (0...below(3)).map { _ in CGFloat(within(10...69)) } }

    mutating func texts() -> [String] {
        (0...below(3)).map { _ in Array(repeating: "a", count: within(1...4)).joined(separator: "\n") }
    }
}

/// A view that counts how often it is laid out, and then does something.
@MainActor
protocol NestedView: View {
    var log: NestLog { get }
}

/// What all views of a nest did.
@MainActor
final class NestLog {
    private(set) var layouts: [ObjectIdentifier: Int] = [:]
    /// How often a content or a text became another one, or asked for nothing.
    private(set) var changes = 0
    /// What is still to be asked for while views are laid out; a number decides what.
    var whims: [Int] = []

    /// The first layouts, to find out what happened.
    private(set) var story: [String] = []

    var total: Int { layouts.values.reduce(0, +) }
    var most: Int { layouts.values.max() ?? 0 }

    func clear() { (layouts, changes, story) = ([:], 0, []) }
    func noteChange() { changes += 1 }

    func noteLayout(of view: NestedView) {
        layouts[ObjectIdentifier(view), default: 0] += 1
        if story.count < 40 { story.append("\(type(of: view)) \(view.bounds.size.height)") }
        // Not at once: what is asked for early on is done with the first sweep.
        guard (layouts[ObjectIdentifier(view)] ?? 0) + total % 2 > 1, let whim = whims.popLast() else { return }
        changes += 1
        if story.count < 40 { story.append("whim \(whim)") }
        switch whim {
        case 0: view.setNeedsLayout()
        case 1: view.superview?.setNeedsLayout()
        case 2: for inner in view.subviews { inner.setNeedsLayout() }
        case 3: view.invalidateIntrinsicContentSize()
        case 4: view.setNeedsUpdateConstraints()
        case 5: (view as? PinnedBox)?.changeGap()
        default:
            view.subviews.first?.setNeedsLayout()
            view.subviews.first?.layoutIfNeeded()
        }
    }
}

extension NestedView {
    /// The content is another: the nearest view around that places what is in it by frames has to look.
    func tellAround() {
        var view = superview
        while let outer = view, !(outer is FrameBox) { view = outer.superview }
        view?.invalidateIntrinsicContentSize()
        view?.setNeedsLayout()
    }
}

// MARK: - Views

final class ContentLeaf: View, NestedView {
    let log: NestLog
    /// What the content will be: the next one comes when the view is laid out.
    var heights: [CGFloat] = []
    private(set) var height: CGFloat

    init(_ heights: [CGFloat], _ log: NestLog) {
        (self.log, self.heights) = (log, Array(heights.dropFirst()))
        height = heights[0]
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: View.noIntrinsicMetric, height: height) }

    private func change() {
        guard !heights.isEmpty else { return }
        height = heights.removeFirst()
        log.noteChange()
        invalidateIntrinsicContentSize()
        tellAround()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        change()
    }

    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        change()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        log.noteLayout(of: self)
        if !heights.isEmpty {
            change()
        } else if bounds.size.height != height {
            invalidateIntrinsicContentSize()
        }
    }
}

final class TextLeaf: Label, NestedView {
    let log: NestLog
    var texts: [String] = []

    init(_ texts: [String], _ log: NestLog) {
        (self.log, self.texts) = (log, Array(texts.dropFirst()))
        super.init(frame: .zero)
        numberOfLines = 0
        font = .systemFont(ofSize: 10)
        text = texts[0]
    }

    required init?(coder: NSCoder) { nil }

    var height: CGFloat { CGFloat((text ?? "").split(separator: "\n").count) * 10 }

    override func layoutSubviews() {
        super.layoutSubviews()
        log.noteLayout(of: self)
        guard !texts.isEmpty else { return }
        text = texts.removeFirst()
        log.noteChange()
        tellAround()
    }
}

final class PinnedBox: View, NestedView {
    let log: NestLog
    let isEager: Bool
    private var top: LayoutConstraint?

    /// Above the first view.
    var gap: CGFloat { top?.constant ?? 0 }

    func changeGap() {
        top?.constant = gap == 0 ? 1 : 0
        tellAround()
    }

    init(_ views: [View], isEager: Bool, _ log: NestLog) {
        (self.log, self.isEager) = (log, isEager)
        super.init(frame: .zero)
        var above = topAnchor
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            let start = view.topAnchor.constraint(equalTo: above)
            if top == nil { top = start }
            LayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: leadingAnchor),
                view.trailingAnchor.constraint(equalTo: trailingAnchor), start,
            ])
            above = view.bottomAnchor
        }
        above.constraint(equalTo: bottomAnchor).isActive = true
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        log.noteLayout(of: self)
        if isEager { for view in subviews { view.layoutIfNeeded() } }
    }
}

final class StackBox: StackView, NestedView {
    let log: NestLog
    let isEager: Bool

    init(_ views: [View], isEager: Bool, _ log: NestLog) {
        (self.log, self.isEager) = (log, isEager)
        super.init(frame: .zero)
        axis = .vertical
        for view in views { addArrangedSubview(view) }
    }

    required init(coder: NSCoder) { fatalError("made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        log.noteLayout(of: self)
        if isEager { for view in subviews { view.layoutIfNeeded() } }
    }
}

final class FrameBox: View, NestedView {
    let log: NestLog
    let isEager: Bool
    private var height: CGFloat = 0

    init(_ views: [View], isEager: Bool, _ log: NestLog) {
        (self.log, self.isEager) = (log, isEager)
        super.init(frame: .zero)
        for view in views { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private func wanted(_ view: View) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: View.noIntrinsicMetric, height: subviews.reduce(0) { $0 + wanted($1) })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for view in subviews {
            view.frame = CGRect(x: 0, y: y, width: bounds.size.width, height: wanted(view))
            y += view.frame.size.height
            if isEager { view.layoutIfNeeded() }
        }
        // What is in it has its height by now: a view that waits for another one cannot settle by itself.
        log.noteLayout(of: self)
        guard y != height else { return }
        height = y
        invalidateIntrinsicContentSize()
        tellAround()
    }
}
