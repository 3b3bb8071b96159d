import FlowEngine

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
