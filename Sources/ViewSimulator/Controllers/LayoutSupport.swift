import Foundation

/// Where a controller's bars end, as UIKit's `UILayoutSupport`: an item of constraints in the controller's view.
@preconcurrency @MainActor
public protocol LayoutSupport: AnyObject {
    /// How far it reaches into the view, in points; 0 where nothing covers the view.
    var length: CGFloat { get }
    /// Its upper edge.
    var topAnchor: LayoutYAxisAnchor { get }
    /// Its lower edge.
    var bottomAnchor: LayoutYAxisAnchor { get }
    /// Its height, the same as `length`.
    var heightAnchor: LayoutDimension { get }
}

/// A guide over the part of a controller's view that bars and the like cover at the top or at the bottom.
@preconcurrency @MainActor
final class ControllerLayoutGuide: LayoutGuide, LayoutSupport {
    enum Edge {
        case top, bottom
    }

    let edge: Edge

    init(at edge: Edge) {
        self.edge = edge
        super.init()
    }

    /// Reads nothing from `coder`: there are no archives here.
    required init?(coder: NSCoder) {
        edge = .top
        super.init(coder: coder)
    }

    var length: CGFloat { owningView.map(length(in:)) ?? 0 }

    private func length(in view: View) -> CGFloat {
        edge == .top ? view.safeAreaInsets.top : view.safeAreaInsets.bottom
    }

    /// From the view's edges.
    func insets(in view: View) -> EdgeInsets {
        let rest = view.bounds.height - length(in: view)
        return EdgeInsets(top: edge == .bottom ? rest : 0, left: 0, bottom: edge == .top ? rest : 0, right: 0)
    }
}

/// Those of a controller, made when first asked for.
struct LayoutSupports {
    var top: ControllerLayoutGuide?
    var bottom: ControllerLayoutGuide?
}

extension ViewController {
    func layoutSupport(at edge: ControllerLayoutGuide.Edge) -> ControllerLayoutGuide {
        if let known = edge == .top ? supports.top : supports.bottom { return known }
        let view = loadedView
        // Making the view may have asked as well.
        if let known = edge == .top ? supports.top : supports.bottom { return known }
        let guide = ControllerLayoutGuide(at: edge)
        guide.identifier = edge == .top ? "topLayoutGuide" : "bottomLayoutGuide"
        guide.insets = { [unowned guide] in guide.insets(in: $0) }
        if edge == .top { supports.top = guide } else { supports.bottom = guide }
        view.takeSystemGuide(guide)
        return guide
    }
}
