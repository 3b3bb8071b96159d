/// The covered part at the top or bottom of a controller's view, as UIKit's `UILayoutSupport`. Bars cover this part.
/// Constraints in the view can name it.
@preconcurrency @MainActor
public protocol LayoutSupport: AnyObject {
    /// The length of the part of the view that bars cover, in points; 0 if no bar covers the view.
    var length: CGFloat { get }
    /// The upper edge of the part that bars cover.
    var topAnchor: LayoutYAxisAnchor { get }
    /// The lower edge of the part that bars cover.
    var bottomAnchor: LayoutYAxisAnchor { get }
    /// The height of the part that bars cover, equal to `length`.
    var heightAnchor: LayoutDimension { get }
}

/// A guide over the covered part at the top or bottom of a controller's view. Bars cover this part.
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

    /// Returns the insets of the guide from the view's edges.
    func insets(in view: View) -> EdgeInsets {
        let rest = view.bounds.height - length(in: view)
        return EdgeInsets(top: edge == .bottom ? rest : 0, left: 0, bottom: edge == .top ? rest : 0, right: 0)
    }
}

/// The guides over the covered parts at the top and bottom of a controller's view. A guide is nil until its first
/// access.
struct LayoutSupports {
    var top: ControllerLayoutGuide?
    var bottom: ControllerLayoutGuide?
}

extension ViewController {
    func layoutSupport(at edge: ControllerLayoutGuide.Edge) -> ControllerLayoutGuide {
        if let known = edge == .top ? supports.top : supports.bottom { return known }
        let view = loadedView
        // Making the view may have made the guide.
        if let known = edge == .top ? supports.top : supports.bottom { return known }
        let guide = ControllerLayoutGuide(at: edge)
        guide.identifier = edge == .top ? "topLayoutGuide" : "bottomLayoutGuide"
        guide.insets = { [unowned guide] in guide.insets(in: $0) }
        if edge == .top { supports.top = guide } else { supports.bottom = guide }
        view.takeSystemGuide(guide)
        return guide
    }
}
