import FlowEngine

/// The engine's operations on the workloads, one task for each.
func runEngineTasks(_ harness: inout Harness, sizes: [FlowSize]) {
    let count = sizes.count
    let configuration = Workloads.configuration
    let mixed = model(sizes)
    let positions = scattered(1000, below: count)

    harness.measure("E: create 10⁹ estimated items, query both ends", setUp: {}) { _ in
        let content = SectionContent(.estimated(count: 1_000_000_000, FlowSize(width: 50, height: 50)))
        guard let model = try? FlowModel(configuration, sections: [content]) else { return 0 }
        let end = model.contentSize.height
        return viewport(of: model, at: 0).count + viewport(of: model, at: end - 844).count
    }
    harness.measure("E: create 10⁶ equal sections of 1,000, query both ends", setUp: {}) { _ in
        let content = SectionContent(.estimated(count: 1000, FlowSize(width: 50, height: 50)))
        guard let model = try? FlowModel(configuration, repeating: content, count: 1_000_000) else { return 0 }
        let end = model.contentSize.height
        return viewport(of: model, at: 0).count + viewport(of: model, at: end - 844).count
    }
    harness.measure("a: build W2 with given sizes", setUp: { SectionContent(.each(sizes)) }) { content in
        try? FlowModel(configuration, sections: [content])
    }
    harness.measure("b: change one size, then viewport and content size", operations: positions.count) {
        (mixed, [FlowElement]())
    } _: { state in
        for (step, position) in positions.enumerated() {
            change(&state.0, at: position, width: Double(30 + step % 151))
            query(state.0, around: position, &state.1)
        }
    }
    harness.note("rows broken", meanRowsBroken(mixed, at: positions))
    harness.measure("c: query a viewport", operations: positions.count) {
        [FlowElement]()
    } _: { elements in
        for position in positions { query(mixed, around: position, &elements) }
    }
    harness.measure("e: insert at the front, delete in the middle, query", operations: 200) {
        (mixed, [FlowElement]())
    } _: { state in
        for step in 0..<200 {
            let size = FlowSize(width: Double(30 + step % 151), height: 40)
            _ = try? state.0.insertItems(.each([size]), at: ItemPath(section: 0, item: 0))
            state.0.removeItems(count / 2..<count / 2 + 1, in: 0)
            query(state.0, around: count / 2, &state.1)
        }
    }
    harness.measure("g: copy the model and change one item", operations: positions.count, setUp: { mixed }) { original in
        for position in positions {
            var copy = original
            change(&copy, at: position, width: 77)
        }
    }
}

private func model(_ sizes: [FlowSize]) -> FlowModel {
    guard let model = try? FlowModel(Workloads.configuration, sections: [SectionContent(.each(sizes))]) else {
        fatalError("the workload's sizes are valid")
    }
    return model
}

/// The same scattered numbers in every run.
private func scattered(_ count: Int, below limit: Int) -> [Int] {
    var state: UInt64 = 42
    return (0..<count).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}

private func change(_ model: inout FlowModel, at item: Int, width: Double) {
    _ = try? model.setSize(FlowSize(width: width, height: 50), at: ItemPath(section: 0, item: item))
}

private func query(_ model: FlowModel, around item: Int, _ elements: inout [FlowElement]) {
    elements.removeAll(keepingCapacity: true)
    let offset = model.row(containing: ItemPath(section: 0, item: item)).offset
    let viewport = FlowRect(x: 0, y: offset - 400, width: 390, height: 844)
    model.elements(in: viewport, into: &elements)
}

private func viewport(of model: FlowModel, at offset: Double) -> [FlowElement] {
    model.elements(in: FlowRect(x: 0, y: offset, width: 390, height: 844))
}

private func meanRowsBroken(_ original: FlowModel, at positions: [Int]) -> Double {
    var model = original
    var broken = 0
    for (step, position) in positions.enumerated() {
        let size = FlowSize(width: Double(30 + step % 151), height: 50)
        broken += (try? model.setSize(size, at: ItemPath(section: 0, item: position)).rowsBroken) ?? 0
    }
    return Double(broken) / Double(positions.count)
}
