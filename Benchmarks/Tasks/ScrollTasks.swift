import FlowEngine

/// Operation d: from top to bottom in a thousand steps. What becomes visible is measured, and what is at the top
/// stays.
@MainActor
enum ScrollTasks {
    private static let stepCount = 1000

    static func all(_ sizes: [Int]) -> [BenchmarkTask] {
        (sizes.filter { $0 >= 10_000 } + [1_000_000_000]).map(scroll)
    }

    private static func scroll(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.scroll, .estimatedMixed, items: count) { run in
            // The mixed workload, over and over.
            let actual = Workloads.mixed(1 << 16)
            var measured = 0
            run.measure(operations: stepCount, setUp: { Reader(count) }) { reader in
                for step in 0..<stepCount { reader.scroll(to: step, of: stepCount, actual: actual) }
                measured = reader.model.measuredCount
            }
            run.count("measured a step", Double(measured) / Double(stepCount))
        }
    }

    /// Somebody who scrolls.
    private struct Reader {
        var model: FlowModel
        var offset = 0.0
        private var elements: [FlowElement] = []
        private var sizes: [(path: ItemPath, size: FlowSize)] = []

        init(_ count: Int) {
            model = Workloads.model(.estimated(count: count, Workloads.equalSize))
            elements.reserveCapacity(1000)
            sizes.reserveCapacity(1000)
        }

        mutating func scroll(to step: Int, of count: Int, actual: [FlowSize]) {
            offset = (model.contentSize.height - 844) * Double(step) / Double(count - 1)
            // What becomes visible because something shrank is measured as well.
            while true {
                elements.removeAll(keepingCapacity: true)
                model.elements(in: FlowRect(x: 0, y: offset, width: 390, height: 844), into: &elements)
                sizes.removeAll(keepingCapacity: true)
                for element in elements where element.sizeSource == .estimated {
                    let item = element.path.item
                    sizes.append((ItemPath(section: 0, item: item), actual[item % actual.count]))
                }
                if sizes.isEmpty { return }
                let anchor = model.anchor(at: offset)
                _ = try? model.setSizes(sizes)
                if let anchor { offset = model.offset(of: anchor) }
            }
        }
    }
}
