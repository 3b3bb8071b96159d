import ElementsSimulator

extension ScenarioRun {
    /// Returns the names of the elements in a rectangle. If there are too many names, the result is empty and the
    /// budget is exceeded.
    ///
    /// In a large content the rectangle is gone through viewport by viewport, because the number of elements in it is
    /// only known when they are there. No viewport holds more than can sensibly be shown.
    func elementNames(in rect: CGRect) -> [Scenario.ElementName] {
        let elementCount = dataSource.data.itemCount + 3 * dataSource.data.sections.count
        return elementNames(in: rect, inParts: elementCount > ScenarioLimits.foundElements)
    }

    func elementNames(in rect: CGRect, inParts: Bool) -> [Scenario.ElementName] {
        guard inParts else {
            let found = host.elementSnapshots(in: rect)
            budget.note(found: found.count, statistics: host.statistics)
            return found.map(\.name)
        }
        var names: [Scenario.ElementName] = []
        var listed: Set<Scenario.ElementName> = []
        for part in parts(of: rect) {
            let found = host.elementSnapshots(in: part).map(\.name)
            for name in found where listed.insert(name).inserted { names.append(name) }
            budget.note(found: found.count + 1, statistics: host.statistics)
            if names.count > ScenarioLimits.foundElements {
                budget.exceed(
                    "more than \(NumberText.grouped(ScenarioLimits.foundElements)) elements stand in the rectangle, "
                        + "which is the limit")
            }
            if budget.isExhausted { return [] }
        }
        return names
    }

    /// Divides a rectangle along the scroll axis into parts at most as long as the viewport. If there would be more
    /// parts than the run's limit, the result is empty, and `budget` is exceeded.
    private func parts(of rect: CGRect) -> [CGRect] {
        let content = CGRect(origin: .zero, size: view.contentSize).union(view.bounds)
            .insetBy(dx: -1, dy: -1)
        let axis = scrollAxis
        let low = max(axis.start(of: rect), axis.start(of: content))
        let high = min(axis.end(of: rect), axis.end(of: content))
        // Outside of the content there is nothing, and a line is queried as it is.
        guard low < high else { return [rect] }
        let count = ((high - low) / viewportLength).rounded(.up)
        guard count <= Double(budget.limits.pages) else {
            budget.exceed(
                "the rectangle reaches over \(NumberText.grouped(count)) viewports of content; the limit is "
                    + NumberText.grouped(budget.limits.pages))
            return []
        }
        return (0..<Int(count)).map { index in
            let from = low + Double(index) * viewportLength
            return axis.rect(rect, startingAt: from, length: min(viewportLength, high - from))
        }
    }
}
