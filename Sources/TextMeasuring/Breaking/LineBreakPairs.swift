/// The verdicts of UAX #14 on breaks between two characters without a space between them. The classes of the two
/// characters determine the verdict.
struct LineBreakPairs: Sendable {
    static let shared = LineBreakPairs()

    /// The verdict on a break between two classes.
    enum Verdict: UInt8 {
        case forbidden
        case allowed
        /// The verdict that a break is allowed unless a rule about further characters forbids the break.
        case allowedUnlessContext
    }

    private let verdicts: [Verdict]
    private static let count = 64

    private init() {
        var verdicts = [Verdict](repeating: .allowed, count: Self.count * Self.count)
        for left in LineBreakClass.allCases {
            for right in LineBreakClass.allCases {
                verdicts[Int(left.rawValue) * Self.count + Int(right.rawValue)] = Self.verdict(left, right)
            }
        }
        self.verdicts = verdicts
    }

    subscript(left: LineBreakClass, right: LineBreakClass) -> Verdict {
        verdicts[Int(left.rawValue) * Self.count + Int(right.rawValue)]
    }

    /// Returns the verdict on a break between two classes. The first rule that forbids or allows the break decides. If
    /// an earlier rule depends on the context, an allowed break also depends on the context.
    private static func verdict(_ left: LineBreakClass, _ right: LineBreakClass) -> Verdict {
        var dependsOnContext = false
        for rule in rules where rule.left.contains(left) && rule.right.contains(right) {
            switch rule.verdict {
            case .forbidden: return .forbidden
            case .allowed: return dependsOnContext ? .allowedUnlessContext : .allowed
            case .allowedUnlessContext: dependsOnContext = true
            }
        }
        return dependsOnContext ? .allowedUnlessContext : .allowed
    }
}
