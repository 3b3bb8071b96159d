import FlowTestSupport
import FlowTesting
import Foundation
import Testing

@testable import ControlSimulator
@testable import ViewSimulator

/// The table of sizes, through the views that it decides and the constraints around them.
@MainActor @Suite("Sizes of controls", .ownEnvironment)
struct ControlProfileTests {
    private func tied(_ view: View, in container: View = View(frame: rect(0, 0, 300, 100))) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        view.trailingAnchor.constraint(equalTo: container.trailingAnchor).isActive = true
        view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
        return container
    }

    @Test("A switch's frame is two points wider than constraints see it")
    func switches() {
        let view = Switch(frame: rect(7, 8, 500, 500))
        #expect(view.frame == rect(7, 8, 51, 31))
        #expect(view.intrinsicContentSize == size(49, 31))
        #expect(view.sizeThatFits(.zero) == size(51, 31))
        #expect(view.alignmentRectInsets == EdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
        tied(view).layoutIfNeeded()
        #expect(view.frame == rect(251, 0, 51, 31))
        ControlProfile.current = .ios7
        #expect(Switch().intrinsicContentSize == size(49, 31))
        ControlProfile.current = .ios26
        #expect(Switch(frame: rect(7, 8, 500, 500)).frame == rect(7, 8, 63, 28))
        #expect(Switch().intrinsicContentSize == size(61, 28))
        #expect(Switch().sizeThatFits(.zero) == size(63, 28))
    }

    @Test("A table without alignment insets has constraints see frames")
    func withoutInsets() {
        ControlProfile.current.switchInsets = .zero
        let view = Switch(frame: .zero)
        tied(view).layoutIfNeeded()
        #expect(view.intrinsicContentSize == size(51, 31))
        #expect(view.frame == rect(249, 0, 51, 31))
    }

    @Test("A stepper is 94 × 32, and was 94 × 29")
    func steppers() {
        let view = Stepper(frame: rect(7, 8, 0, 0))
        #expect(view.frame == rect(7, 8, 94, 32))
        #expect(view.intrinsicContentSize == size(94, 32))
        tied(view).layoutIfNeeded()
        #expect(view.frame == rect(206, 0, 94, 32))
        ControlProfile.current = .ios7
        #expect(Stepper(frame: .zero).frame == rect(0, 0, 94, 29))
        #expect(view.intrinsicContentSize == size(94, 29))
        #expect(view.sizeThatFits(size(5, 5)) == size(94, 29))
        ControlProfile.current = .ios26
        #expect(view.intrinsicContentSize == size(94, 32))
    }

    @Test(
        "An activity indicator is 20 or 37 points wide and high",
        arguments: [
            (.medium, 20), (.large, 37), (.whiteLarge, 37), (.white, 20), (.gray, 20),
        ] as [(ActivityIndicatorView.Style, CGFloat)])
    func indicators(style: ActivityIndicatorView.Style, side: CGFloat) {
        let view = ActivityIndicatorView(style: style)
        #expect(view.frame == rect(0, 0, side, side))
        #expect(view.intrinsicContentSize == size(side, side))
        #expect(view.sizeThatFits(.zero) == size(side, side))
        #expect(ActivityIndicatorView(frame: rect(3, 4, 5, 6)).frame == rect(3, 4, 20, 20))
    }

    @Test("Indicators, progress views and refresh controls are on iOS 26 as large as before")
    func unchanged() {
        ControlProfile.current = .ios26
        #expect(ActivityIndicatorView(style: .medium).intrinsicContentSize == size(20, 20))
        #expect(ActivityIndicatorView(style: .large).intrinsicContentSize == size(37, 37))
        #expect(ProgressView().intrinsicContentSize == size(-1, 4))
        #expect(RefreshControl(frame: .zero).frame.size.height == 60)
    }

    @Test("A refresh control is as high as the table of sizes says, unless it is given a size")
    func refreshControls() {
        ControlProfile.current.refreshControlHeight = 71
        #expect(RefreshControl(frame: .zero).frame.size.height == 71)
        #expect(RefreshControl(frame: rect(0, 0, 30, 40)).frame == rect(0, 0, 30, 40))
    }

    @Test("The page on cells has the numbers of each system's table")
    func page() throws {
        func points(_ length: CGFloat) -> String { String(format: "%g", Double(length)) }
        func points(_ size: CGSize) -> String { "\(points(size.width)) × \(points(size.height))" }
        let page = try Repository.text("docs/cells.md").text
        for (name, profile) in [("ios7", ControlProfile.ios7), ("ios13", .ios13), ("ios26", .ios26)] {
            let row = try #require(page.split(separator: "\n").first { $0.hasPrefix("| `\(name)` |") })
            var said = ["stepper (\(points(profile.stepperSize)))", "progress view (\(points(profile.progressHeight)))"]
            if name == "ios7" {
                said += ["page control (\(points(profile.pageControlHeight)) high)"]
            } else {
                let tied = profile.switchSize.inset(by: profile.switchInsets)
                said += ["switch (\(points(profile.switchSize)), \(points(tied)) to constraints)"]
                said += ["indicators (\(points(profile.indicatorSide)) and \(points(profile.largeIndicatorSide)))"]
                said += ["refresh control (\(points(profile.refreshControlHeight)))"]
            }
            if name == "ios26" {
                said += ["slider (\(points(profile.sliderHeight)) to constraints)"]
                let (dot, pitch) = (profile.pageDotSide, profile.pageDotSide + profile.pageDotGap)
                let (end, height) = (points(profile.pageControlPadding), points(profile.pageControlHeight))
                let dots = "dots of \(points(dot)) at a pitch of \(points(pitch))"
                said += ["page control (\(dots), \(end) at each end, \(height) high)"]
            }
            for text in said { #expect(row.contains(text), "\(name): \(text)") }
        }
    }

    @Test("An indicator of another style has another size to constraints")
    func indicatorStyle() {
        let view = ActivityIndicatorView(style: .medium)
        let container = tied(view)
        container.layoutIfNeeded()
        #expect(view.frame == rect(280, 0, 20, 20))
        view.style = .large
        container.layoutIfNeeded()
        #expect(view.frame == rect(263, 0, 37, 37))
    }

    @Test("A progress view has a height and no width")
    func progressViews() {
        let view = ProgressView(frame: .zero)
        #expect(view.intrinsicContentSize == size(-1, 4))
        #expect(view.sizeThatFits(size(70, 50)) == size(70, 4))
        let container = tied(view)
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10).isActive = true
        container.layoutIfNeeded()
        #expect(view.frame == rect(10, 0, 290, 4))
        view.progressViewStyle = .bar
        #expect(view.intrinsicContentSize == size(-1, 2.5))
        container.layoutIfNeeded()
        #expect(view.frame == rect(10, 0, 290, 2.5))
        ControlProfile.current = .ios7
        #expect(ProgressView(progressViewStyle: .default).frame == rect(0, 0, 0, 2))
        #expect(ProgressView().intrinsicContentSize == size(-1, 2))
    }

    @Test("A slider between margins reaches two points beyond them, and is 31 points high")
    func sliders() {
        let container = View(frame: rect(0, 0, 375, 100))
        let view = Slider(frame: .zero)
        #expect(view.intrinsicContentSize == size(-1, 30))
        #expect(view.sizeThatFits(size(70, 50)) == size(70, 31))
        #expect(view.alignmentRectInsets == EdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -16),
            view.topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
        ])
        container.layoutIfNeeded()
        #expect(view.frame == rect(14, 20, 347, 31))
    }

    @Test("On iOS 26 a slider is 34 points high, to constraints too")
    func slidersOf26() {
        ControlProfile.current = .ios26
        let view = Slider(frame: .zero)
        #expect(view.intrinsicContentSize == size(-1, 34))
        #expect(view.sizeThatFits(size(70, 50)) == size(70, 34))
        #expect(view.alignmentRectInsets == .zero)
        let container = tied(view)
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16).isActive = true
        container.layoutIfNeeded()
        #expect(view.frame == rect(16, 0, 284, 34))
    }

    @Test("Segments are as wide as the widest, and their control is one point higher than constraints see it")
    func segmentedControls() {
        let view = SegmentedControl(items: ["字", "字字字"])
        #expect(view.frame == rect(0, 0, 126, 32))
        #expect(view.intrinsicContentSize == size(126, 31))
        #expect(view.alignmentRectInsets == EdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
        view.translatesAutoresizingMaskIntoConstraints = false
        let container = View(frame: rect(0, 0, 300, 100))
        container.addSubview(view)
        view.heightAnchor.constraint(equalToConstant: 31).isActive = true
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
        container.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 126, 32))
        ControlProfile.current = .ios7
        #expect(view.intrinsicContentSize == size(126, 28))
        #expect(view.sizeThatFits(.zero) == size(126, 29))
    }

    @Test(
        "Dots are 7 points wide, and 9 apart",
        arguments: [(0, 0), (1, 7), (2, 23), (3, 39), (10, 151), (-4, 0)] as [(Int, CGFloat)])
    func pageControls(count: Int, width: CGFloat) {
        let view = PageControl(frame: .zero)
        view.numberOfPages = count
        #expect(view.size(forNumberOfPages: count) == size(width, 26))
        #expect(view.intrinsicContentSize == size(width, count > 0 ? 26 : 0))
        #expect(view.sizeThatFits(size(500, 500)) == view.intrinsicContentSize)
        ControlProfile.current = .ios7
        #expect(view.size(forNumberOfPages: count) == size(width, 37))
        #expect(view.intrinsicContentSize == size(width, count > 0 ? 37 : 0))
    }

    @Test(
        "On iOS 26 dots are 10 points wide, at a pitch of 18, with 14 at each end",
        arguments: [(0, 0), (1, 38), (2, 56), (4, 92)] as [(Int, CGFloat)])
    func pageControlsOf26(count: Int, width: CGFloat) {
        ControlProfile.current = .ios26
        let view = PageControl(frame: .zero)
        view.numberOfPages = count
        #expect(view.size(forNumberOfPages: count) == size(width, 26))
        #expect(view.intrinsicContentSize == size(width, count > 0 ? 26 : 0))
    }

    @Test("A page control of one page has no height where it hides, and constraints hear of it")
    func singlePage() {
        let view = PageControl(frame: .zero)
        let container = tied(view)
        container.layoutIfNeeded()
        #expect(view.frame == rect(300, 0, 0, 0))
        view.numberOfPages = 1
        container.layoutIfNeeded()
        #expect(view.frame == rect(293, 0, 7, 26))
        view.hidesForSinglePage = true
        container.layoutIfNeeded()
        #expect(view.frame == rect(293, 0, 7, 0))
        view.numberOfPages = 2
        container.layoutIfNeeded()
        #expect(view.frame == rect(277, 0, 23, 26))
    }

    @Test("Priorities of hugging are the class's until they are set; those of compression are the same for all")
    func priorities() {
        let low: [View] = [View(), ImageView(), Label(), Control()]
        let high: [View] = [Switch(), Stepper(), ActivityIndicatorView(), PageControl()]
        let mixed: [View] = [ProgressView(), SegmentedControl(), Slider()]
        let table: [([View], Float, Float)] = [(low, 250, 250), (high, 750, 750), (mixed, 250, 750)]
        for (views, horizontal, vertical) in table {
            for view in views {
                #expect(view.contentHuggingPriority(for: .horizontal).rawValue == horizontal)
                #expect(view.contentHuggingPriority(for: .vertical).rawValue == vertical)
                #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
                #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
                view.setContentHuggingPriority(LayoutPriority(3), for: .horizontal)
                #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 3)
                #expect(view.contentHuggingPriority(for: .vertical).rawValue == vertical)
            }
        }
    }

    @Test("Beside a switch, which hugs, a label takes the rest of a row")
    func hugging() {
        let container = View(frame: rect(0, 0, 300, 44))
        let (label, view) = (Label(frame: .zero), Switch(frame: .zero))
        label.text = "字"
        for subview in [label, view] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(subview)
            subview.centerYAnchor.constraint(equalTo: container.centerYAnchor).isActive = true
        }
        LayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
            view.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10),
        ])
        container.layoutIfNeeded()
        #expect(view.frame == rect(241, 6.5, 51, 31))
        #expect(label.frame.size.width == 223)
    }
}
