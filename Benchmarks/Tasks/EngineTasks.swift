import FlowEngine

/// The engine's operations on whole models: creating, building, querying, holding and copying.
@MainActor
enum EngineTasks {
    static func all(_ sizes: [Int], billion: Bool) -> [BenchmarkTask] {
        let large = sizes + (billion ? [10_000_000, 1_000_000_000] : [])
        return large.map(create) + sizes.map(createSections)
            + sizes.map { build(.mixed, $0) } + sizes.suffix(1).flatMap { [build(.chips, $0), build(.hostile, $0)] }
            + sizes.map(buildRun)
            + [query(.queryRow, 1), query(.query, 844), query(.queryTall, 8440)].flatMap { sizes.map($0) }
            + large.map(holdEstimated) + sizes.suffix(1).flatMap { [holdGiven($0), holdMeasured($0)] }
            + sizes.suffix(1).flatMap { [copy($0), changeCopy($0)] }
    }

    private static func create(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.create, .estimated, items: count) { run in
            run.measure(operations: 100, setUp: { [FlowElement]() }) { elements in
                for _ in 0..<100 {
                    let model = Workloads.model(.estimated(count: count, Workloads.equalSize))
                    queryBothEnds(of: model, into: &elements)
                }
            }
            let model = Workloads.model(.estimated(count: count, Workloads.equalSize))
            run.count("content length", model.contentSize.height)
        }
    }

    private static func createSections(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.createSections, .estimated, items: count) { run in
            let content = SectionContent(.estimated(count: 1000, Workloads.equalSize))
            let make = { try? FlowModel(Workloads.configuration, repeating: content, count: count) }
            run.measure(operations: 100, setUp: { [FlowElement]() }) { elements in
                for _ in 0..<100 {
                    guard let model = make() else { return }
                    queryBothEnds(of: model, into: &elements)
                }
            }
            run.count("bytes held", held(make))
        }
    }

    private static func queryBothEnds(of model: FlowModel, into elements: inout [FlowElement]) {
        elements.removeAll(keepingCapacity: true)
        model.elements(in: FlowRect(x: 0, y: 0, width: 390, height: 844), into: &elements)
        let end = model.contentSize.height
        model.elements(in: FlowRect(x: 0, y: end - 844, width: 390, height: 844), into: &elements)
    }

    private static func build(_ workload: WorkloadName, _ count: Int) -> BenchmarkTask {
        BenchmarkTask(.build, workload, items: count) { run in
            let sizes = self.sizes(of: workload, count)
            run.measure(operations: repetitions(count), setUp: { [FlowModel]() }) { models in
                for _ in 0..<repetitions(count) { models = [Workloads.model(.each(sizes))] }
                return models
            }
            run.count("content length", Workloads.model(.each(sizes)).contentSize.height)
        }
    }

    private static func sizes(of workload: WorkloadName, _ count: Int) -> [FlowSize] {
        switch workload {
        case .chips: Workloads.chips(count)
        case .hostile: Workloads.hostile(count)
        default: Workloads.mixed(count)
        }
    }

    private static func repetitions(_ count: Int) -> Int { max(1, 100_000 / count) }

    private static func buildRun(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.buildRun, .equal, items: count) { run in
            run.measure(operations: 100, setUp: {}) { _ in
                for _ in 0..<100 { consume(Workloads.model(.equal(count: count, Workloads.equalSize))) }
            }
        }
    }

    /// Rectangles in the middle of the content, and the buffer that takes what is found.
    private static func query(_ task: TaskName, _ height: Double) -> (Int) -> BenchmarkTask {
        { count in
            BenchmarkTask(task, .mixed, items: count) { run in
                let model = Workloads.model(.each(Workloads.mixed(count)))
                var scatter = Scatter(seed: 42)
                let middle = model.contentSize.height / 2
                let rects = (0..<1000).map { _ in
                    let offset = middle + (Double(scatter.next(below: 1 << 20)) / 0x1p20 - 0.5) * middle
                    return FlowRect(x: 0, y: offset, width: 390, height: height)
                }
                run.measure(operations: rects.count, setUp: { buffer(for: model, rects[0]) }) { elements in
                    for rect in rects {
                        elements.removeAll(keepingCapacity: true)
                        model.elements(in: rect, into: &elements)
                    }
                }
                let found = rects.reduce(0) { $0 + model.elements(in: $1).count }
                run.count("elements found", Double(found) / Double(rects.count))
            }
        }
    }

    private static func buffer(for model: FlowModel, _ rect: FlowRect) -> [FlowElement] {
        var elements: [FlowElement] = []
        elements.reserveCapacity(model.elements(in: rect).count * 2 + 100)
        return elements
    }
}

// MARK: Holding and copying

extension EngineTasks {
    private static func holdEstimated(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.holdEstimated, .estimated, items: count) { run in
            run.count("bytes held", held { Workloads.model(.estimated(count: count, Workloads.equalSize)) })
        }
    }

    private static func holdGiven(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.holdGiven, .mixed, items: count) { run in
            let sizes = Workloads.mixed(count)
            run.count("bytes an item", Double(held { Workloads.model(.each(sizes)) }) / Double(count))
        }
    }

    private static func holdMeasured(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.holdMeasured, .estimatedMixed, items: count) { run in
            let sizes = Workloads.mixed(count).enumerated().map {
                (path: ItemPath(section: 0, item: $0.offset), size: $0.element)
            }
            let bytes = held {
                var model = Workloads.model(.estimated(count: count, Workloads.equalSize))
                _ = try? model.setSizes(sizes)
                return model
            }
            run.count("bytes an item", Double(bytes) / Double(count))
        }
    }

    /// The bytes that the heap holds for what is made.
    static func held(_ make: () -> some Any) -> Int {
        let before = HeapCounter.tally.held
        let made = make()
        let bytes = HeapCounter.tally.held - before
        consume(made)
        return bytes
    }

    private static func copy(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.copy, .mixed, items: count) { run in
            let model = Workloads.model(.each(Workloads.mixed(count)))
            run.measure(operations: 1000, setUp: {}) { _ in
                for _ in 0..<1000 { consume(model) }
            }
        }
    }

    private static func changeCopy(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.changeCopy, .mixed, items: count) { run in
            let original = Workloads.model(.each(Workloads.mixed(count)))
            var scatter = Scatter(seed: 42)
            let positions = (0..<1000).map { _ in scatter.next(below: count) }
            run.measure(operations: positions.count, setUp: {}) { _ in
                for (step, position) in positions.enumerated() {
                    var copy = original
                    copy.change(position, step: step)
                    consume(copy)
                }
            }
        }
    }
}

extension FlowModel {
    /// Gives an item one of W2's sizes.
    @discardableResult
    mutating func change(_ item: Int, step: Int) -> LayoutChange {
        let size = FlowSize(width: Double(30 + step * 7 % 151), height: Double(20 + step * 11 % 101))
        guard let change = try? setSize(size, at: ItemPath(section: 0, item: item)) else {
            preconditionFailure("a workload has valid sizes")
        }
        return change
    }
}
