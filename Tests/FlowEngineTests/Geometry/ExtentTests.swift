import Testing

@testable import FlowEngine

@Suite struct ExtentTests {
    @Test(
        "A length of 1/256 point or more, and zero, is held exactly",
        arguments: [0, 1, 0.1, 1.0 / 3, 44.25, 1e-2, 12345.678, 4e9, -0.1, -17.5])
    func exactLength(length: Double) {
        #expect(Extent(length).points == length)
    }

    @Test(
        "Both ways to convert a length agree, also for multiples",
        arguments: [
            0, 1, 1.0 / 3, 65_535.99999999999, 65_536, 65_536.5, 1e9, 0x1p-36, 0x1p-37, 0x1p-60, 1e-30,
        ] as [Double])
    func bothWaysOfConvertingAgree(length: Double) {
        #expect(Extent(notNegative: length) == Extent.zero - Extent(-length))
        #expect(Extent(length) * 3 == Extent(length) + Extent(length) + Extent(length))
        #expect(Extent(length) * -3 == Extent.zero - Extent(length) * 3)
    }

    @Test("A sum does not depend on the order of its parts")
    func aSumDoesNotDependOnItsOrder() {
        let lengths: [Double] = (1...1000).map { (number: Int) -> Double in
            let tenths = Double(number % 7) * 0.1
            return 1 / Double(number) + tenths
        }
        let forward = lengths.reduce(into: Extent.zero) { $0 += Extent($1) }
        let backward = lengths.reversed().reduce(into: Extent.zero) { $0 += Extent($1) }
        #expect(forward == backward)
        let (sum, backwardSum): (Double, Double) = (lengths.reduce(0, +), lengths.reversed().reduce(0, +))
        #expect(sum != backwardSum, "as floating point does")
    }

    @Test("Ten tenths are one point")
    func tenTenthsRoundToOnePoint() {
        #expect((Extent(0.1) * 10).points == 1)
        #expect(Array(repeating: 0.1, count: 10).reduce(0, +) != 1, "as floating point does not")
    }

    @Test("Multiplying is the same as adding again and again")
    func multiplyingIsRepeatedAdding() {
        var sum = Extent.zero
        for _ in 0..<12345 { sum += Extent(33.3) }
        #expect(sum == Extent(33.3) * 12345)
    }

    @Test("A length beyond the range counts as the end of the range")
    func outOfRange() {
        #expect(Extent(1e300) == Extent(0x1p32))
        #expect(Extent(-1e300) == Extent(-0x1p32))
        #expect((Extent(1e300) * 4_294_967_295).points > 1e19, "four billion of them still add up")
    }

    @Test("A sum that has no exact double is rounded to the nearest one, and a tie to the even one")
    func aSumTooLongForADoubleIsRoundedToTheNearest() {
        // 2⁶⁰ + 3 · 2⁻⁵⁰ lies between two doubles and goes to the lower; the sticky bit decides half-way cases.
        let large = Extent(0x1p31) * (1 << 29)
        #expect((large + Extent(0x1p-7) * 3).points == 0x1p60)
        #expect((large + Extent(128)).points == 0x1p60, "a tie goes to the even neighbour")
        #expect((large + Extent(128) + Extent(0x1p-50)).points == 0x1p60 + 256, "a hair more does not")
    }

    @Test("A number of whole steps is rounded down, also below zero")
    func wholeStepsRoundDown() {
        #expect(Extent(100).wholeSteps(of: Extent(30)) == 3)
        #expect(Extent(90).wholeSteps(of: Extent(30)) == 3)
        #expect(Extent(-1).wholeSteps(of: Extent(30)) == -1)
        #expect(Extent(-30).wholeSteps(of: Extent(30)) == -1)
    }
}

@Suite struct PixelGridTests {
    @Test(
        "R4.2: an origin goes to the nearest pixel, and from the middle between two to the upper one",
        arguments: [
            (57.25, 2.0, 57.5), (27.25, 2, 27.5), (102.33333333333333, 2, 102.5), (192.66666666666666, 2, 192.5),
            (125.5, 1, 126), (-25, 2, -25), (-0.25, 2, 0), (-0.3, 2, -0.5), (196.66666666666666, 2, 196.5),
        ])
    func nearestPixel(position: Double, scale: Double, rounded: Double) {
        #expect(PixelGrid(scale: scale).rounded(position) == rounded)
    }

    @Test("Both coordinates of a point are rounded as each of them alone")
    func bothPartsOfAPlaceAreRoundedAsEachAlone() {
        let positions: [Double] = [
            0, 0.25, -0.25, 57.25, -57.3, 1e6 / 3, 0x1p50, 0x1p50 + 0.5, -0x1p51, 0x1p51 - 0.25, 0x1p52, 1e300, -1e300,
        ]
        for scale in [0, 1, 2, 3, 2.625] as [Double] {
            let grid = PixelGrid(scale: scale)
            for (x, y) in zip(positions, positions.reversed()) {
                let both = grid.rounded(SIMD2(x, y))
                #expect(both.x == grid.rounded(x), "\(x), \(y) at \(scale)")
                #expect(both.y == grid.rounded(y), "\(x), \(y) at \(scale)")
            }
        }
    }

    @Test("At a scale of three, thirds of a point are pixels")
    func thirdsOfAPoint() {
        #expect(PixelGrid(scale: 3).rounded(170.5) == 512.0 / 3)
        #expect(PixelGrid(scale: 3).rounded(275.0 / 6) == 46, "a tie goes up")
    }

    @Test("R4.5: at scale zero nothing is rounded")
    func scaleZeroDoesNotRound() {
        #expect(PixelGrid(scale: 0).rounded(1.0 / 3) == 1.0 / 3)
    }

    @Test("Positions so large that they have no fraction stay as they are")
    func hugePositionsStayWhereTheyAre() {
        #expect(PixelGrid(scale: 2).rounded(1e300) == 1e300)
        #expect(PixelGrid(scale: 2).rounded(-1e300) == -1e300)
    }
}
