import FlowTesting
import Foundation
import Testing

@testable import ViewSimulator

/// Han characters are as wide as the font is large: 17 points in a row. A line of 17 points is 20.5 high at 2 pixels a
/// point, one of 12 points 14.5, one of 15 points 18.
@MainActor @Suite("Contents of lists", .ownEnvironment)
struct ListContentViewTests {
    private func han(_ count: Int) -> String { String(repeating: "字", count: count) }

    private func view(
        _ configuration: ListContentConfiguration = .cell(), _ change: (inout ListContentConfiguration) -> Void
    ) -> ListContentView {
        var configuration = configuration
        change(&configuration)
        return ListContentView(configuration: configuration)
    }

    private func height(_ view: View, _ width: CGFloat) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// In the order text, second text, image.
    private func frames(_ view: ListContentView, _ width: CGFloat, _ height: CGFloat) -> [CGRect] {
        view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        view.layoutIfNeeded()
        return view.subviews.map(\.frame)
    }

    // MARK: Sizes

    @Test("A row is as high as its text and margins, and as wide as its text in one line")
    func oneText() {
        let row = view { $0.text = han(5) }
        #expect(row.intrinsicContentSize == size(109, 42.5))
        #expect(row.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == size(109, 42.5))
        // 296 points hold 17 characters: 3 lines of 61 points.
        #expect(height(view { $0.text = han(40) }, 320) == 83)
        #expect(view { $0.text = han(40) }.sizeThatFits(size(320, 0)) == size(320, 83))
    }

    @Test("The kinds have texts of their sizes")
    func kinds() {
        func height(_ configuration: ListContentConfiguration) -> CGFloat {
            self.height(
                view(configuration) {
                    $0.text = han(3)
                    $0.secondaryText = han(3)
                }, 320)
        }
        #expect(height(.cell()) == 63.5)
        #expect(height(.subtitleCell()) == 60)
        #expect(height(.valueCell()) == 42.5)
        // 20.5 and 16, or twice 16 points, 3 between and margins of 12.
        #expect(height(.plainHeader()) == 51.5)
        #expect(height(.header()) == 51.5)
        #expect(height(.groupedHeader()) == 47)
        #expect(height(.plainFooter()) == 47)
        #expect(height(.groupedFooter()) == 47)
        #expect(height(.footer()) == 47)
        #expect(self.height(view(.groupedHeader()) { $0.text = "abc" }, 320) == 28)
    }

    @Test("Texts beside each other go below each other where there is no room")
    func sideBySide() {
        // 85, 6 and 51 points of text, and margins of 24.
        let row = view(.valueCell()) { ($0.text, $0.secondaryText) = (han(5), han(3)) }
        #expect(row.intrinsicContentSize == size(166, 42.5))
        #expect(frames(row, 320, 42.5) == [rect(16, 11, 85, 20.5), rect(261, 11, 51, 20.5)])
        #expect(height(row, 166) == 42.5)
        #expect(height(row, 165.5) == 66)
        #expect(frames(row, 165.5, 66) == [rect(16, 11, 141.5, 20.5), rect(16, 34.5, 141.5, 20.5)])
    }

    @Test("Nothing has the size of the margins, and texts that are empty count as none")
    func empty() {
        #expect(view { _ in }.intrinsicContentSize == size(24, 22))
        let row = view { ($0.text, $0.secondaryText) = ("", han(1)) }
        #expect(row.intrinsicContentSize == size(39, 40))
        #expect(row.subviews.count == 1)
    }

    @Test("An image stands before the texts, in the middle, and no larger than allowed")
    func image() {
        let row = view {
            $0.text = han(2)
            $0.image = Image(size: CGSize(width: 30, height: 60))
        }
        #expect(row.intrinsicContentSize == size(104, 82))
        #expect(frames(row, 200, 82) == [rect(62, 31, 130, 20.5), rect(16, 11, 30, 60)])
        func change(_ body: (inout ListContentConfiguration.ImageProperties) -> Void) {
            guard var content = row.configuration as? ListContentConfiguration else { return }
            body(&content.imageProperties)
            row.configuration = content
        }
        change { $0.maximumSize = CGSize(width: 20, height: 0) }
        #expect(row.intrinsicContentSize == size(94, 62))
        change { $0.maximumSize.height = 90 }
        #expect(row.intrinsicContentSize == size(94, 62))
        change { $0.reservedLayoutSize = CGSize(width: 44, height: 50) }
        #expect(row.intrinsicContentSize == size(118, 72))
        #expect(frames(row, 200, 72)[1] == rect(28, 16, 20, 40))
        let standard = ListContentConfiguration.ImageProperties.standardDimension
        change { $0.reservedLayoutSize = CGSize(width: standard, height: standard) }
        #expect(row.intrinsicContentSize == size(94, 62))
        #expect(view { $0.image = Image(size: size(30, 60)) }.intrinsicContentSize == size(54, 82))
    }

    @Test("Paddings and margins are those that are set, and lines no more than allowed")
    func numbers() {
        let row = view(.subtitleCell()) {
            ($0.text, $0.secondaryText, $0.image) = (han(40), han(40), Image(size: size(10, 10)))
            $0.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            ($0.imageToTextPadding, $0.textToSecondaryTextVerticalPadding) = (5, 7)
            $0.textProperties.font = .systemFont(ofSize: 12)
            $0.textProperties.numberOfLines = 2
            $0.secondaryTextProperties.numberOfLines = 1
        }
        // Two lines of 12 points are 29 high.
        #expect(height(row, 200) == 54.5)
        let placed = frames(row, 200, 54.5)
        #expect(Array(placed.prefix(2)) == [rect(17, 1, 179, 29), rect(17, 37, 179, 14.5)])
    }

    @Test("Capitals are measured as they are shown")
    func transform() {
        func width(_ transform: ListContentConfiguration.TextProperties.TextTransform) -> CGFloat {
            view {
                $0.text = "ada Lovelace"
                $0.textProperties.transform = transform
            }.intrinsicContentSize.width
        }
        func label(_ text: String) -> CGFloat {
            let label = Label(frame: .zero)
            (label.text, label.font) = (text, .preferredFont(forTextStyle: .body))
            return label.intrinsicContentSize.width + 24
        }
        #expect(width(.none) == label("ada Lovelace"))
        #expect(width(.uppercase) == label("ADA LOVELACE"))
        #expect(width(.lowercase) == label("ada lovelace"))
        #expect(width(.capitalized) == label("Ada Lovelace"))
        #expect(width(.none) != width(.uppercase))
    }

    @Test("Lengths that are no numbers, and widths without room, stop nothing", arguments: [CGFloat.nan, .infinity, -5])
    func oddNumbers(number: CGFloat) {
        let row = view {
            ($0.text, $0.image) = (han(2), Image(size: size(30, 60)))
            $0.imageProperties.maximumSize = CGSize(width: number, height: number)
            $0.imageProperties.reservedLayoutSize = CGSize(width: number, height: number)
        }
        #expect(row.intrinsicContentSize == size(104, 82))
        // One character in a line.
        #expect(height(row, 10) == height(row, 0))
        #expect(height(row, 10) == 82)
        #expect(frames(row, 10, 3).allSatisfy { $0.size.width >= 0 })
    }

    // MARK: Surroundings

    @Test("From right to left the image is at the right")
    func rightToLeft() {
        let row = view {
            $0.text = han(2)
            $0.image = Image(size: size(30, 20))
        }
        row.semanticContentAttribute = .forceRightToLeft
        #expect(frames(row, 200, 42.5) == [rect(8, 11, 130, 20.5), rect(154, 11.5, 30, 20)])
    }

    @Test("Texts follow the reader's text size unless they are not to")
    func textSize() {
        let row = view { $0.text = han(2) }
        row.overrideTraitCollection = TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        // 53 points: a line of 63.5.
        #expect(row.intrinsicContentSize == size(130, 85.5))
        let fixed = view {
            $0.text = han(2)
            $0.textProperties.adjustsFontForContentSizeCategory = false
        }
        fixed.overrideTraitCollection = row.overrideTraitCollection
        #expect(fixed.intrinsicContentSize == size(58, 42.5))
    }

    @Test("In constraints it is a text that wraps, and its guides are around what it shows")
    func inConstraints() throws {
        let outer = View(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let row = view { $0.text = han(40) }
        let (below, mark) = (View(frame: .zero), View(frame: .zero))
        for (view, superview) in [(row, outer), (below, outer), (mark, row)] as [(View, View)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
        }
        let guide = try #require(row.textLayoutGuide)
        #expect(row.textLayoutGuide === guide)
        #expect(row.imageLayoutGuide == nil)
        #expect(row.secondaryTextLayoutGuide == nil)
        LayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            row.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
            below.topAnchor.constraint(equalTo: row.bottomAnchor), below.heightAnchor.constraint(equalToConstant: 5),
            mark.topAnchor.constraint(equalTo: guide.bottomAnchor), mark.heightAnchor.constraint(equalToConstant: 2),
            mark.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(row.frame == rect(0, 10, 320, 83))
        #expect(below.frame.origin.y == 93)
        #expect(guide.layoutFrame == rect(16, 11, 296, 61))
        #expect(mark.frame == rect(16, 72, 0, 2))
        row.configuration = ListContentConfiguration.cell()
        #expect(row.textLayoutGuide == nil)
        #expect(guide.owningView == nil)
        outer.layoutIfNeeded()
        #expect(row.frame.size.height == 22)
    }

    // MARK: Values

    @Test("A configuration is a value, and another one changes the view")
    func values() {
        var one = ListContentConfiguration.cell()
        #expect(one == .cell())
        #expect(one.hashValue == ListContentConfiguration.cell().hashValue)
        let other = one
        one.text = han(1)
        #expect(one != other)
        let shown = one.makeContentView()
        #expect(shown.supports(other))
        #expect(!shown.supports(Other()))
        #expect(shown.intrinsicContentSize == size(41, 42.5))
        shown.configuration = other
        #expect(shown.intrinsicContentSize == size(24, 22))
        #expect(shown.subviews.isEmpty)
        var state = CellConfigurationState(traitCollection: shown.traitCollection)
        state.isSelected = true
        state[ConfigurationStateCustomKey("mine")] = "yes"
        #expect(state[ConfigurationStateCustomKey(rawValue: "mine")] == AnyHashable("yes"))
        #expect(one.updated(for: state) == one)
    }

    @Test("Another profile has other numbers")
    func profile() {
        ListContentProfile.current.cellMargins.top = 20
        #expect(view { $0.text = han(1) }.intrinsicContentSize.height == 51.5)
        #expect(ListContentProfile.ios14.minimumCellHeight == 44)
        #expect(ListContentProfile.ios26.minimumCellHeight == 53)
    }

    private struct Other: ContentConfiguration {
        func makeContentView() -> any View & ContentView { ListContentView(configuration: .cell()) }
        func updated(for state: any ConfigurationState) -> Other { self }
    }
}
