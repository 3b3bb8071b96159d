import FlowEngine

/// The engine's operations on whole models: creating, building, querying, holding and copying.
@MainActor
enum EngineTasks {
    static func all(_ sizes: [Int]) -> [BenchmarkTask] {
        let large = sizes + [10_000_000, 1_000_000_000]
        let builds = WorkloadContent.family(sizes, others: [.thirds, .chips, .hostile])
        let family = WorkloadContent.family(sizes, others: [.equal, .chips, .hostile, .catalogue])
        let queries: [(TaskName, Double)] = [(.queryRow, 1), (.query, 844), (.queryTall, 8440)]
        return large.map(create) + sizes.map(createSections) + builds.map(build) + sizes.map(buildRun)
            + queries.flatMap { task, height in family.map { query(task, height, $0) } }
            + large.map(holdEstimated)
            + sizes.suffix(1).flatMap { count in
                [holdGiven(.mixed, count), holdGiven(.thirds, count)]
                    + [holdMeasured(.estimatedMixed, Workloads.mixed, count)]
                    + [holdMeasured(.estimatedThirds, Workloads.thirds, count), copy(count)]
            } + family.suffix(5).map(changeCopy)
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

    private static func build(_ maker: WorkloadContent.Maker) -> BenchmarkTask {
        BenchmarkTask(.build, maker.name, items: maker.itemCount) { run in
            let content = maker.make()
            let repetitions = max(1, 100_000 / maker.itemCount)
            run.measure(operations: repetitions, setUp: { [FlowModel]() }) { models in
                for _ in 0..<repetitions { models = [content.model()] }
                return models
            }
            run.count("content length", content.model().contentSize.height)
        }
    }

    private static func buildRun(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.buildRun, .equal, items: count) { run in
            run.measure(operations: 100, setUp: {}) { _ in
                for _ in 0..<100 { consume(Workloads.model(.equal(count: count, Workloads.equalSize))) }
            }
        }
    }

    /// Rectangles in the middle of the content, and the buffer that takes what is found.
    private static func query(_ task: TaskName, _ height: Double, _ maker: WorkloadContent.Maker) -> BenchmarkTask {
        BenchmarkTask(task, maker.name, items: maker.itemCount) { run in
            let model = maker.make().model()
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

    private static func holdGiven(_ workload: WorkloadName, _ count: Int) -> BenchmarkTask {
        BenchmarkTask(.holdGiven, workload, items: count) { run in
            let content = WorkloadContent(workload, count)
            run.count("bytes an item", Double(held { content.model() }) / Double(count))
        }
    }

    private static func holdMeasured(
        _ workload: WorkloadName, _ actual: @escaping (Int) -> [FlowSize], _ count: Int
    ) -> BenchmarkTask {
        BenchmarkTask(.holdMeasured, workload, items: count) { run in
            let sizes = actual(count).enumerated().map {
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

    private static func changeCopy(_ maker: WorkloadContent.Maker) -> BenchmarkTask {
        BenchmarkTask(.changeCopy, maker.name, items: maker.itemCount) { run in
            let content = maker.make()
            let original = content.model()
            let paths = content.scatteredPaths(1000)
            run.measure(operations: paths.count, setUp: {}) { _ in
                for (step, path) in paths.enumerated() {
                    var copy = original
                    copy.change(path, step: step, content.name)
                    consume(copy)
                }
            }
        }
    }
}

extension FlowModel {
    /// Gives an item another size of its workload.
    @discardableResult
    mutating func change(_ path: ItemPath, step: Int, _ workload: WorkloadName) -> LayoutChange {
        let size =
            switch workload {
            case .chips: FlowSize(width: Double(20 + step * 7 % 41), height: 30)
            case .hostile: FlowSize(width: Double(100 + step * 7 % 11), height: Double(30 + step * 5 % 11))
            default: FlowSize(width: Double(30 + step * 7 % 151), height: Double(20 + step * 11 % 101))
            }
        guard let change = try? setSize(size, at: path) else { preconditionFailure("a workload has valid sizes") }
        return change
    }
}
