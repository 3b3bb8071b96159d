import FlowEngine
import Foundation

// The engine has its own geometry; Foundation's stays at the border.

extension CGRect {
    init(_ rect: FlowRect) {
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
}

extension FlowRect {
    init(_ rect: CGRect) {
        self.init(
            x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
            height: Double(rect.size.height))
    }

    /// NaN compares false with everything, so such a rectangle meets nothing; the engine wants to be spared it.
    var isNumber: Bool { !(x.isNaN || y.isNaN || width.isNaN || height.isNaN) }

    /// The same rectangle, cut to a range in which sums keep their precision: `CGRect.infinite` asks for everything.
    var bounded: FlowRect {
        let limit = 1e15
        let (left, top) = (max(x, -limit), max(y, -limit))
        return FlowRect(x: left, y: top, width: min(maxX, limit) - left, height: min(maxY, limit) - top)
    }
}

extension CGSize {
    init(_ size: FlowSize) {
        self.init(width: size.width, height: size.height)
    }
}

extension FlowSize {
    init(_ size: CGSize) {
        self.init(width: Double(size.width), height: Double(size.height))
    }
}

extension FlowInsets {
    init(_ insets: EdgeInsets) {
        self.init(
            top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
            right: Double(insets.right))
    }
}

extension ItemPath {
    /// Nil for a path that cannot name an item.
    init?(_ indexPath: IndexPath) {
        guard indexPath.count == 2 else { return nil }
        self.init(section: indexPath[0], item: indexPath[1])
    }

    /// Nil for attributes of anything but a cell.
    @MainActor
    init?(cell attributes: CollectionViewLayoutAttributes) {
        guard attributes.representedElementCategory == .cell else { return nil }
        self.init(attributes.indexPath)
    }
}

extension IndexPath {
    init(_ path: ItemPath) {
        self = .at(path.section, path.item)
    }
}

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
