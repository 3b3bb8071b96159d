import FlowScenario
import FlowTestSupport
import Foundation

/// Writes a find as a scenario whose last step expects the values of the rules, if the format can express all of it.
///
/// It cannot express sizes that both a delegate and a cell give, a safe area that always insets the content, changes
/// without a notification, a scroll by a length after an update of the same turn, a context in a batch, or a context
/// that invalidates everything.
@MainActor
struct FindWriter {
    let world: ReferenceWorld
    var state: ReferenceView
    var hasLargeText = false
    /// False once there was something that the format cannot say.
    var isComplete = true
    var scenario: Scenario

    /// Returns the scenario of a find; `nil` if the format cannot express it.
    static func scenario(_ find: Find, name: String) -> Scenario? {
        var attack = Attack(find.world)
        var deviation = attack.layOut()
        var states = [attack.state]
        for step in find.steps where deviation == nil {
            deviation = attack.take(step)
            states.append(attack.state)
        }
        return scenario(find.steps, states, name: name, expecting: find.deviation.subject)
    }

    /// - Parameters:
    ///   - states: The reference before each step, and after the last.
    ///   - subject: What is expected after the last; everything that a run led to if `nil`.
    static func scenario(
        _ steps: [[ReferenceAction]], _ states: [ReferenceView], name: String,
        expecting subject: Deviation.Subject? = nil
    ) -> Scenario? {
        var writer = FindWriter(states[0])
        for (step, before) in zip(steps, states) { writer.add(step, before: before) }
        guard let last = states.last, let expectation = writer.expectation(subject, last) else { return nil }
        writer.scenario.name = name
        writer.scenario.steps.append(Scenario.Step(.expect(expectation)))
        // Lengths that the format refuses, such as negative ones, are refused here.
        return writer.isComplete && (try? writer.scenario.json()) != nil ? writer.scenario : nil
    }

    private init(_ state: ReferenceView) {
        self.state = state
        world = state.world
        var container = Scenario.Container(
            width: world.size.width, height: world.size.height, scale: world.scale, insets: .init(world.inset))
        container.layoutDirection = world.isRightToLeft ? .rightToLeft : .leftToRight
        scenario = Scenario(container: container)
        scenario.layout = layout(world.layout)
        scenario.sections = world.sections.map { section($0.items, $0.metrics) }
        if case .guess = world.sizing { isComplete = false }
        if world.safeArea != ReferenceInsets() { isComplete = false }
    }

    // MARK: What is there at first

    func layout(_ properties: ReferenceProperties) -> Scenario.Layout {
        var layout = Scenario.Layout()
        layout.itemSize = .init(properties.itemSize)
        layout.minimumLineSpacing = properties.lineSpacing
        layout.minimumInteritemSpacing = properties.itemSpacing
        layout.headerLength = .points(properties.header)
        layout.footerLength = .points(properties.footer)
        layout.sectionInset = .init(properties.inset)
        layout.pinsHeaders = properties.pinsHeaders
        layout.pinsFooters = properties.pinsFooters
        layout.direction = world.scrollsHorizontally ? .horizontal : .vertical
        layout.flipsInRightToLeft = world.flips
        if world.holdsThroughUpdates { layout.anchor = .top }
        switch world.sizing {
        case .equal, .delegate, .guess: layout.estimate = .none
        case .estimate(let size): layout.estimate = .size(.init(size))
        case .automatic: layout.estimate = .automatic
        }
        return layout
    }

    func section(_ items: [ReferenceSize], _ metrics: ReferenceMetrics) -> Scenario.Section {
        var section = Scenario.Section(items: items.isEmpty ? [] : [group(items)])
        section.headerLength = metrics.header.map { .points($0) }
        section.footerLength = metrics.footer.map { .points($0) }
        section.minimumLineSpacing = metrics.lineSpacing
        section.minimumInteritemSpacing = metrics.itemSpacing
        section.inset = metrics.inset.map { .init($0) }
        return section
    }

    /// At least one item.
    func group(_ items: [ReferenceSize]) -> Scenario.ItemGroup {
        let sizes = (Set(items).count == 1 ? [items[0]] : items).map { Scenario.ItemSize($0) }
        let content: Scenario.ItemGroup.Content =
            switch world.sizing {
            case .equal: .plain
            case .delegate, .guess: .given(sizes)
            case .estimate, .automatic: .actual(sizes)
            }
        return Scenario.ItemGroup(content, count: items.count)
    }

    // MARK: What is expected

    private func expectation(_ subject: Deviation.Subject?, _ state: ReferenceView) -> Scenario.Expectation? {
        var (size, offset, frames) = (true, true, true)
        switch subject {
        case nil: break
        case .contentSize?: (offset, frames) = (false, false)
        case .offset?: (size, frames) = (false, false)
        case .frame?: (size, offset) = (false, false)
        case .onScreen?, .viewFrame?, .views?, .asked?, .complaint?, .adopted?: return nil
        }
        var expectation = Scenario.Expectation()
        if size {
            expectation.contentSize = CGSize(width: state.contentSize.width, height: state.contentSize.height)
        }
        if offset {
            // In the view's coordinates.
            var viewport = state.viewport
            if state.world.isMirrored { viewport.x = state.contentSize.width - (viewport.x + viewport.width) }
            expectation.contentOffset = CGPoint(x: viewport.x, y: viewport.y)
        }
        if frames {
            let elements = ExpectedScreen(state).wellRounded.sorted { $0.key < $1.key }
            expectation.frames = elements.compactMap { name, frame in
                Scenario.ElementName(name.replacing("item ", with: "")).map {
                    Scenario.FrameExpectation(
                        element: $0, frame: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
                }
            }
        }
        return expectation
    }
}

extension Scenario.ItemSize {
    init(_ size: ReferenceSize) { self.init(width: .points(size.width), height: .points(size.height)) }
}

extension Scenario.Insets {
    init(_ insets: ReferenceInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
