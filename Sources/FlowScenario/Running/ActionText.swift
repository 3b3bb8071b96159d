import Foundation

extension Scenario.Action: CustomStringConvertible {
    /// The action in a few words: `scroll by 0, 56`.
    public var description: String {
        switch self {
        case .scroll(.by(let delta)): "scroll by \(Self.text(delta))"
        case .scroll(.to(let offset)): "scroll to \(Self.text(offset))"
        case .scroll(.toEdge(let edge)): "scroll to the \(edge.rawValue)"
        case .scroll(.through(let edge)): "scroll through to the \(edge.rawValue)"
        case .scrollTo(let path, let alignment): "scroll to item \(path[0])-\(path[1]), \(alignment.rawValue)"
        case .resize(let width?, let height?): "resize to \(NumberText.plain(width)) × \(NumberText.plain(height))"
        case .resize(let width?, nil): "resize to width \(NumberText.plain(width))"
        case .resize(nil, let height?): "resize to height \(NumberText.plain(height))"
        case .resize(nil, nil): "resize"
        case .expect(let expectation): "expect \(NumberText.count(expectation.count, "value"))"
        }
    }

    private static func text(_ point: CGPoint) -> String {
        "\(NumberText.grouped(point.x)), \(NumberText.grouped(point.y))"
    }
}
