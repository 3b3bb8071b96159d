import FlowEngine
import Foundation

/// Along and across, for Foundation's values.
extension CollectionView.ScrollDirection {
    var axis: ScrollAxis { self == .vertical ? .vertical : .horizontal }

    func along(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }

    func across(_ size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }

    func along(_ point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }

    func start(of rect: FlowRect) -> Double { self == .vertical ? rect.minY : rect.minX }

    func end(of rect: FlowRect) -> Double { self == .vertical ? rect.maxY : rect.maxX }

    func acrossInsets(_ insets: EdgeInsets) -> CGFloat {
        self == .vertical ? insets.left + insets.right : insets.top + insets.bottom
    }

    func point(along: CGFloat) -> CGPoint {
        self == .vertical ? CGPoint(x: 0, y: along) : CGPoint(x: along, y: 0)
    }

    func size(along: CGFloat) -> CGSize {
        self == .vertical ? CGSize(width: 0, height: along) : CGSize(width: along, height: 0)
    }
}
