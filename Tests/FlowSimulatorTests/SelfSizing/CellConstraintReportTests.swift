@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator
import Foundation
import Testing

/// What is said about constraints in cells, and what they cost.
@MainActor @Suite("Reports about constraints in cells")
struct CellConstraintReportTests {
    /// An image that has to be wide and cannot be.
    final class CardCell: FullWidthCell {
        let picture = View(frame: .zero)
        let title = Label(frame: .zero)
        static var widthPriority = LayoutPriority.required

        override init(frame: CGRect) {
            super.init(frame: frame)
            title.numberOfLines = 0
            for view in [picture, title] {
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
                view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
                view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
            }
            let width = picture.widthAnchor.constraint(equalToConstant: 180)
            width.priority = CardCell.widthPriority
            LayoutConstraint.activate([
                picture.topAnchor.constraint(equalTo: contentView.topAnchor),
                picture.heightAnchor.constraint(equalToConstant: 40),
                title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
                title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), width,
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private let source = TextSource { ($0 as? CardCell)?.title.text = $1 }
    private let silence = IssueLog()

    private func view(_ cells: CollectionViewCell.Type = CardCell.self, width: CGFloat = 100) -> CollectionView {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: width, height: 44)
        layout.minimumLineSpacing = 0
        let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
        view.register(cells, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.observer = silence
        return view
    }

    @Test("A contradiction is said once for all cells of a kind, with names, the one left out and the cure")
    func contradiction() {
        CardCell.widthPriority = .required
        source.texts = ["a", "b", "c"]
        let view = view()
        view.layoutIfNeeded()
        view.reloadData()
        view.layoutIfNeeded()
        let messages = view.issues.map(\.message)
        #expect(messages.count == 1)
        #expect(
            messages.first == """
                Unable to simultaneously satisfy constraints in CardCell › contentView:
                    contentView.width == 100   (what it is offered)
                    picture.leading == contentView.leading
                    picture.trailing == contentView.trailing
                    picture.width == 180   ← left out
                Left out is the one that became active last of those that the program made. To choose another, give it a \
                priority below required, as 999.
                """)
        guard case .constraints(let path, let diagnostic)? = view.issues.first?.kind else {
            Issue.record("an issue about constraints was expected")
            return
        }
        #expect(path == IndexPath(item: 0, section: 0))
        #expect(diagnostic.view == "CardCell › contentView")
    }

    @Test("At 999 nothing contradicts, and nothing is said")
    func lowered() {
        CardCell.widthPriority = LayoutPriority(999)
        source.texts = ["a"]
        let view = view()
        view.layoutIfNeeded()
        #expect(view.issues.isEmpty)
    }

    @Test("Cells that leave a choice are said where somebody wants to know")
    func choice() {
        final class LooseCell: CollectionViewCell {
            let dot = View(frame: .zero)

            override init(frame: CGRect) {
                super.init(frame: frame)
                dot.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(dot)
                dot.heightAnchor.constraint(equalToConstant: 10).isActive = true
                dot.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
                dot.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true
            }

            required init?(coder: NSCoder) { nil }
        }
        source.texts = ["a", "b"]
        for wants in [false, true] {
            let view = view(LooseCell.self)
            view.reportsAmbiguousLayouts = wants
            view.layoutIfNeeded()
            let kinds = view.issues.map(\.kind)
            let diagnostic = ConstraintDiagnostic(
                view: "LooseCell › contentView › dot", kind: .ambiguity(parts: ["x", "width"]))
            #expect(kinds == (wants ? [.constraints(indexPath: IndexPath(item: 0, section: 0), diagnostic)] : []))
        }
    }

    @Test("A constant without end is cut, and said")
    func oversizedConstant() {
        final class EndlessCell: CollectionViewCell {
            let box = View(frame: .zero)

            override init(frame: CGRect) {
                super.init(frame: frame)
                box.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(box)
                LayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: contentView.topAnchor),
                    box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                    box.heightAnchor.constraint(equalToConstant: 20),
                    box.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude),
                ])
            }

            required init?(coder: NSCoder) { nil }
        }
        source.texts = ["a"]
        let view = view(EndlessCell.self)
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.size.height == 20)
        #expect(view.issues.map(\.kind.row.name) == [.oversizedConstant])
        #expect(view.issues.first?.message.contains("box.width <= ") == true)
    }

    // MARK: Why

    @Test("The trace says which property of which view had a cell measured again")
    func why() {
        CardCell.widthPriority = LayoutPriority(999)
        source.texts = ["a", "b", "c"]
        let view = view()
        view.selfSizingInvalidation = .enabledIncludingConstraints
        let trace = LayoutTrace()
        view.traceObserver = trace
        view.layoutIfNeeded()
        let path = IndexPath(item: 1, section: 0)
        let cell = view.cellForItem(at: path) as? CardCell
        cell?.title.text = "several words that need a second line"
        view.layoutIfNeeded()
        #expect(trace.explanation(for: path).contains("after `title`'s text changed"))
        let height = cell?.picture.constraints.first { $0.firstAttribute == .height }
        height?.constant = 60
        view.layoutIfNeeded()
        #expect(
            trace.explanation(for: path).contains("after the constant of `picture.height == 60` changed"),
            "\(trace.explanation(for: path))")
        cell?.title.heightAnchor.constraint(greaterThanOrEqualToConstant: 90).isActive = true
        view.layoutIfNeeded()
        #expect(trace.explanation(for: path).contains("after `title.height >= 90` became active"))
    }

    @Test("A pass says how many sizes were asked for, texts measured and systems solved anew")
    func work() {
        CardCell.widthPriority = LayoutPriority(999)
        source.texts = (0..<5).map { "\($0) of five texts" }
        let view = view()
        view.selfSizingInvalidation = .enabledIncludingConstraints
        let trace = LayoutTrace()
        view.traceObserver = trace
        view.layoutIfNeeded()
        let first = trace.metrics.sizing
        #expect(first.fits == 5)
        #expect(first.engines == 5)
        #expect(first.structuresBuilt <= 2)
        #expect(first.structuresReused >= 4)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(trace.metrics.sizing == first)
        let cell = view.cellForItem(at: IndexPath(item: 2, section: 0)) as? CardCell
        cell?.title.text = "a text that nobody saw before"
        view.layoutIfNeeded()
        let second = trace.metrics.sizing
        #expect(second.fits == 6)
        #expect(second.engines == 5)
        #expect(second.structuresBuilt == first.structuresBuilt)
        #expect(second.textsMeasured > first.textsMeasured)
    }
}
