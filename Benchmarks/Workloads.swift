import FlowEngine

/// The fixed workloads: a container of 390 × 844, no insets, spacings of 10, vertical scrolling.
enum Workloads {
    static let configuration = FlowConfiguration(containerLength: 390)
    static let viewport = FlowSize(width: 390, height: 844)

    /// W2: widths in [30, 180], heights in [20, 120], from a fixed generator.
    static func mixedSizes(_ count: Int) -> [FlowSize] {
        var state: UInt32 = 12345
        func next() -> Int {
            state = 1_664_525 &* state &+ 1_013_904_223
            return Int(state >> 16)
        }
        return (0..<count).map { _ in
            let width = 30 + next() % 151
            return FlowSize(width: Double(width), height: Double(20 + next() % 101))
        }
    }

    /// W3: widths in [20, 60], all 30 high. Rows fall back into step late.
    static func chips(_ count: Int) -> [FlowSize] {
        mixedSizes(count).map { FlowSize(width: 20 + ($0.width - 30).truncatingRemainder(dividingBy: 41), height: 30) }
    }

    /// W4: three items of 100 to 110 a row. After an insertion rows never fall back into step.
    static func hostile(_ count: Int) -> [FlowSize] {
        mixedSizes(count).map { FlowSize(width: 100 + ($0.width - 30).truncatingRemainder(dividingBy: 11), height: 30) }
    }
}

/// The least that any layout has to do: one pass over flat arrays that breaks rows and writes frames. It answers
/// nothing and can change nothing.
enum FlatLoop {
    static func layout(_ sizes: [FlowSize], into frames: inout [FlowRect]) -> Double {
        let available = Workloads.configuration.containerLength
        var y = 0.0
        var start = 0
        var used = 0.0
        var height = 0.0
        for index in sizes.indices {
            let size = sizes[index]
            let next = index == start ? size.width : used + 10 + size.width
            if index > start && next > available {
                write(sizes, start..<index, y: y, height: height, gap: gap(index - start, used, available), &frames)
                y += height + 10
                start = index
                used = size.width
                height = size.height
            } else {
                used = next
                height = max(height, size.height)
            }
        }
        write(sizes, start..<sizes.count, y: y, height: height, gap: 10, &frames)
        return y + height
    }

    private static func gap(_ count: Int, _ used: Double, _ available: Double) -> Double {
        count > 1 ? 10 + (available - used) / Double(count - 1) : 0
    }

    @inline(__always)
    private static func write(
        _ sizes: [FlowSize], _ row: Range<Int>, y: Double, height: Double, gap: Double, _ frames: inout [FlowRect]
    ) {
        var x = 0.0
        for index in row {
            let size = sizes[index]
            frames[index] = FlowRect(
                x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height)
            x += size.width + gap
        }
    }
}
