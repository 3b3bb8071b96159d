import FlowEngine

/// The width or the height of an item or a group, before its container is known.
enum LayoutLength: Hashable, Sendable {
    case absolute(Double)
    case fractionOfWidth(Double)
    case fractionOfHeight(Double)
    case estimated(Double)
    /// An estimate that all siblings share.
    case uniform(Double)

    var number: Double {
        switch self {
        case .absolute(let number), .fractionOfWidth(let number), .fractionOfHeight(let number),
            .estimated(let number), .uniform(let number):
            number
        }
    }

    /// Whether a view on screen decides the length.
    var isEstimate: Bool {
        switch self {
        case .estimated, .uniform: true
        case .absolute, .fractionOfWidth, .fractionOfHeight: false
        }
    }

    /// The length in a container, in points. A number that is negative or not finite is treated as 0.
    func resolved(in container: FlowSize) -> ResolvedLength {
        let number = hasUsableNumber ? number : 0
        return switch self {
        case .absolute: ResolvedLength(points: number)
        case .fractionOfWidth: ResolvedLength(points: number * container.width)
        case .fractionOfHeight: ResolvedLength(points: number * container.height)
        case .estimated: ResolvedLength(points: number, freedom: .own)
        case .uniform: ResolvedLength(points: number, freedom: .shared)
        }
    }

    var hasUsableNumber: Bool { number >= 0 && number <= LayoutLength.greatest }

    /// The greatest length and fraction that a layout uses.
    static let greatest = 1e7
}

/// The width or the height of an item or a group in its container.
struct ResolvedLength: Hashable, Sendable {
    /// The ways in which a length is decided.
    enum Freedom: Hashable, Sendable {
        /// The container.
        case none
        /// The contents. `points` is an estimate.
        case own
        /// The contents of all siblings together. `points` is an estimate.
        case shared
    }

    var points: Double
    var freedom = Freedom.none

    var isEstimate: Bool { freedom != .none }
}

/// The lengths that a view decides.
struct ViewFreedom: Hashable, Sendable {
    var width: Bool
    var height: Bool
}
