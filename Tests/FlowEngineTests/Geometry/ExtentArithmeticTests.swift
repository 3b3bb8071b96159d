import FlowTestSupport
import Testing

@testable import FlowEngine

/// Every operation beside the same one on a 128-bit integer, which only newer systems have.
@Suite struct ExtentArithmeticTests {
    /// Numbers of steps at the edges of words, of fast paths and of the range, and random ones of every length.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    private static func samples(_ generator: inout SeededGenerator, count: Int) -> [Int128] {
        let edges = [0, 1, 24, 40, 52, 53, 60, 63, 64, 68, 91, 92, 93, 113, 124, 126].map { Int128(1) << $0 }
        let near = edges.flatMap { (edge: Int128) -> [Int128] in
            [edge - 1, edge, edge + 1, -edge - 1, -edge, 1 - edge]
        }
        let random = (0..<count).map { _ in
            let bits = Int128(truncatingIfNeeded: generator.next()) << 64 | Int128(generator.next())
            let value = bits >> generator.below(128)
            return generator.isHeads() ? value : value << generator.below(60)
        }
        return [0, .max, .min, .max - 1, .min + 1] + near + random
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    private func extent(_ raw: Int128) -> Extent {
        Extent(high: Int64(truncatingIfNeeded: raw >> 64), low: UInt64(truncatingIfNeeded: raw))
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test("Sums, differences and the order are those of 128-bit integers, also where these overflow")
    func sumsDifferencesAndOrder() {
        var generator = SeededGenerator.fromEnvironment(otherwise: 1)
        let samples = Self.samples(&generator, count: 150)
        for left in samples {
            for right in samples {
                var sum = extent(left)
                sum += extent(right)
                #expect(sum == extent(left &+ right), "\(left) + \(right), \(generator.reminder)")
                #expect(extent(left) - extent(right) == extent(left &- right), "\(left) - \(right)")
                #expect((extent(left) < extent(right)) == (left < right), "\(left) < \(right)")
                #expect((extent(left) == extent(right)) == (left == right), "\(left) == \(right)")
            }
        }
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test("Multiples are those of 128-bit integers, also where these overflow")
    func multiples() {
        var generator = SeededGenerator.fromEnvironment(otherwise: 2)
        let counts = [0, 1, 2, 3, 1 << 32, 1 << 48, .max, .max - 1, .min, .min + 1, -1, -2, -1000]
        for raw in Self.samples(&generator, count: 500) {
            for count in counts + [Int(truncatingIfNeeded: generator.next()) >> generator.below(64)] {
                #expect(extent(raw) * count == extent(raw &* Int128(count)), "\(raw) * \(count), \(generator.reminder)")
            }
        }
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test("Whole steps are those of a division of 128-bit integers that rounds down")
    func wholeSteps() {
        var generator = SeededGenerator.fromEnvironment(otherwise: 3)
        let samples = Self.samples(&generator, count: 200)
        let limit = Int128(1) << 48
        for step in samples where step > 0 {
            // Multiples of the step, and their neighbours, are where a step more or less is decided.
            let multiples = [1, -1, 3, limit - 1, limit, limit + 1, -limit, 1 - limit].map { step &* $0 }
            for raw in samples + multiples.flatMap({ [$0 &- 1, $0, $0 &+ 1] }) {
                let (quotient, remainder) = raw.quotientAndRemainder(dividingBy: step)
                let steps = min(max(remainder < 0 ? quotient - 1 : quotient, -limit), limit)
                #expect(
                    extent(raw).wholeSteps(of: extent(step)) == Int(steps), "\(raw) / \(step), \(generator.reminder)")
            }
        }
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test("Points are the nearest double of the 128-bit integer")
    func nearestDouble() {
        var generator = SeededGenerator.fromEnvironment(otherwise: 4)
        for raw in Self.samples(&generator, count: 5000) {
            let points = extent(raw).points
            #expect(points == Self.nearest(raw), "\(raw), \(generator.reminder)")
        }
    }

    private static func number(of exponent: Int, _ bits: UInt64) -> Double {
        Double(sign: .plus, exponent: exponent, significand: 1 + Double(bits) * 0x1p-64)
    }

    /// Rounded to 53 bits, a tie to the even number, by integers alone.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    private static func nearest(_ raw: Int128) -> Double {
        let magnitude = raw.magnitude
        let shift = max(128 - magnitude.leadingZeroBitCount - 53, 0)
        let whole = magnitude >> UInt128(shift)
        let rest = magnitude - whole << UInt128(shift)
        let half: UInt128 = shift == 0 ? 1 : 1 << UInt128(shift - 1)
        let isUp = rest > half || (rest == half && whole & 1 == 1)
        let value = Double(UInt64(whole + (isUp ? 1 : 0))) * Double(sign: .plus, exponent: shift - 60, significand: 1)
        return raw < 0 ? -value : value
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test("A length becomes the 128-bit integer that it is in steps of 2⁻⁶⁰, cut and bounded")
    func lengths() {
        var generator = SeededGenerator.fromEnvironment(otherwise: 5)
        let edges: [Double] = [0, 0x1p-60, 0x1p-61, 0x1p-36, 0x1p-37, 0x1p16, 0x1p31, 0x1p32, 0x1p33, 1e300, .infinity]
        let random = (0..<5000).map { _ in Self.number(of: generator.below(100) - 64, generator.next()) }
        for length in edges.flatMap({ [$0.nextDown, $0, $0.nextUp] }) + random where !length.isNaN && length >= 0 {
            let raw = length > 0x1p32 ? Int128(1) << 92 : Int128((length * 0x1p60).rounded(.down))
            #expect(Extent(length) == extent(raw), "\(length), \(generator.reminder)")
            #expect(Extent(notNegative: length) == extent(raw), "\(length)")
            #expect(Extent(-length) == extent(-raw), "-\(length)")
        }
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test("A position becomes the 128-bit integer that it is in steps of 2⁻⁶⁰, up to 2⁶⁶ points")
    func positions() {
        var generator = SeededGenerator.fromEnvironment(otherwise: 6)
        let edges: [Double] = [0, 0x1p-60, 0x1p8, 0x1p32, 0x1p64, 0x1p66, 1e300, .infinity]
        let random = (0..<5000).map { _ in Self.number(of: generator.below(134) - 64, generator.next()) }
        for position in edges.flatMap({ [$0.nextDown, $0, $0.nextUp] }) + random where !position.isNaN {
            for position in [position, -position] {
                let bounded = min(max(position, -0x1p66), 0x1p66)
                #expect(
                    Extent(position: position) == extent(Int128(bounded * 0x1p60)),
                    "\(position), \(generator.reminder)")
            }
        }
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test("Steps of 2⁻²⁰ point are the upper bits of the 128-bit integer")
    func shortSteps() {
        var generator = SeededGenerator.fromEnvironment(otherwise: 7)
        for raw in Self.samples(&generator, count: 2000) {
            let isShort = raw >= 0 && raw < Int128(ShortLength.limit.steps) << 40
            let steps = Int64(truncatingIfNeeded: raw >> 40)
            let finer = raw & 0xFF_FFFF_FFFF
            #expect(extent(raw).wholeShort?.steps == (isShort ? steps : nil), "\(raw), \(generator.reminder)")
            #expect(extent(raw).short?.steps == (isShort && finer == 0 ? steps : nil), "\(raw)")
            let unchecked = extent(raw).uncheckedShort
            #expect(unchecked.length.steps == steps, "\(raw)")
            #expect(unchecked.finerBits == UInt64(finer) << 24, "\(raw)")
            #expect(Extent(ShortLength(steps: steps)) == extent(Int128(steps) << 40), "\(steps)")
        }
    }
}
