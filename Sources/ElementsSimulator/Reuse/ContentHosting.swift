/// A cell, header or footer of a collection or table view. It has a content view, which a configuration may make, and
/// views behind the content view.
@MainActor
package protocol ContentHosting: SelfSizingView {
    associatedtype State: ConfigurationState

    var hosted: HostedContent { get set }
    /// Makes an empty content view, for a cell whose configuration was removed.
    func makeContentView() -> View
    /// Called after another content view was put into the cell.
    func contentViewDidChange()

    var contentConfiguration: (any ContentConfiguration)? { get set }
    var automaticallyUpdatesContentConfiguration: Bool { get }
    var configurationState: State { get }
    func setNeedsUpdateConfiguration()
    func updateConfiguration(using state: State)
    func callUpdateHandler(_ state: State)

    var backgroundView: View? { get }
    /// A second background view, in front of the first; nil if there is none.
    var frontBackgroundView: View? { get }
}

extension ContentHosting {
    package func makeContentView() -> View { CellContentView(frame: .zero) }
    package func contentViewDidChange() {}
    package var frontBackgroundView: View? { nil }

    package var configurationIsStale: Bool {
        get { hosted.isStale }
        set { hosted.isStale = newValue }
    }

    // MARK: Configurations

    /// Applies a configuration: changes the content view, or replaces it.
    package func show(_ configuration: (any ContentConfiguration)?) {
        let old = hosted
        hosted.configuration = configuration
        guard let configuration else {
            if old.configuration != nil { replaceContent(by: makeContentView()) }
            return
        }
        if old.configuration != nil, let view = old.view as? any ContentView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            replaceContent(by: configuration.makeContentView())
        }
        if !old.shows(configuration) { askForMeasuring() }
    }

    private func replaceContent(by view: View) {
        let old = hosted.view
        guard old !== view else { return }
        hosted.view = view
        old.fittingOwner = nil
        let place = subviews.firstIndex { $0 === old } ?? 0
        old.removeFromSuperview()
        contentViewDidChange()
        view.frame = contentFrame(in: bounds.size)
        view.fittingOwner = self
        insertSubview(view, at: place)
        setNeedsLayout()
        askForMeasuring()
    }

    package func markConfigurationAsStale() {
        configurationIsStale = true
        setNeedsLayout()
    }

    package func updateConfigurationIfNeeded() {
        guard configurationIsStale else { return }
        configurationIsStale = false
        let state = configurationState
        if automaticallyUpdatesContentConfiguration, let shown = hosted.configuration {
            contentConfiguration = shown.updated(for: state)
        }
        updateConfiguration(using: state)
        callUpdateHandler(state)
    }

    // MARK: Sizes

    /// The size that fits the content; nil if there is neither a constraint nor a configuration.
    ///
    /// The size follows from the constraints inside the content view and between its content and the cell (R18.17).
    /// Without such constraints, a configuration's content view returns the size.
    ///
    /// - Parameters:
    ///   - target: The requested size of the content view, in points.
    ///   - horizontal: The priority of the width.
    ///   - vertical: The priority of the height.
    package func contentSize(for target: CGSize, horizontal: LayoutPriority, vertical: LayoutPriority) -> CGSize? {
        updateConstraintsInTree()
        let content = hosted.view
        if content.isTiedIntoFromAbove, let size = sizeByOwnConstraints(for: target, horizontal, vertical) {
            return size
        }
        if let size = content.sizeByConstraints(for: target, horizontal: horizontal, vertical: vertical) {
            return size
        }
        guard hosted.configuration != nil else { return nil }
        return content.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    /// The content view's size according to the constraints that connect its content to the cell (R18.17). Nil if these
    /// constraints give no size.
    private func sizeByOwnConstraints(
        for target: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
    ) -> CGSize? {
        placeContent()
        let large = View.layoutFittingExpandedSize
        let content = contentFrame(in: large).size
        let beside = CGSize(width: large.width - content.width, height: large.height - content.height)
        let whole = CGSize(width: target.width + beside.width, height: target.height + beside.height)
        return sizeByConstraints(for: whole, horizontal: horizontal, vertical: vertical).map {
            CGSize(width: ($0.width - beside.width).asLength, height: ($0.height - beside.height).asLength)
        }
    }

    /// Places the content view. Called before and after constraints are solved. The first call is needed because
    /// constraints may use the content view's edges.
    package func placeContent() {
        let frame = contentFrame(in: bounds.size)
        let view = hosted.view
        if view.frame != frame { view.frame = frame }
    }

    // MARK: Backgrounds

    package func backgroundDidChange(from old: View?) {
        if let old, old.superview === self { old.removeFromSuperview() }
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        placeBackgrounds()
    }

    /// Places the background views. They are as large as the cell, independently of the content view's frame.
    package func placeBackgrounds() {
        place(backgroundView)
        place(frontBackgroundView)
    }

    /// Places a background view. One that is not in the cell is not placed.
    private func place(_ background: View?) {
        guard let background, background.superview === self, background.frame != bounds else { return }
        background.frame = bounds
    }
}
