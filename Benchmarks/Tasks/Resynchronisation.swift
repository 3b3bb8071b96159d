import FlowEngine

/// How many rows one change replaces before the old ones go on, and how many leaves are scanned for it: many changes of
/// copies of one model, counted.
struct Resynchronisation {
    static let itemCount = 100_000
    static let trialCount = 20_000

    enum Edit: String {
        case newSize = "new size"
        case insertion
    }

    /// One number for each trial, ascending.
    struct Counts {
        let values: [Int]

        fileprivate init(_ counts: [Int]) {
            values = counts.sorted()
        }

        var mean: Double { Double(values.reduce(0, +)) / Double(values.count) }
        var worst: Int { values[values.count - 1] }
        func percentile(_ percent: Int) -> Int { values[values.count * percent / 100] }
    }

    /// Rows replaced.
    let rows: Counts
    let leaves: Counts
    let meanItemsRead: Double

    /// - Parameter workload: Mixed, chips or hostile. New items are like those that are there.
    init(_ workload: WorkloadName, _ edit: Edit, trials: Int) {
        let (sizes, widths, heights) = Resynchronisation.content(of: workload)
        let model = Workloads.model(.each(sizes))
        var scatter = Scatter(seed: 6)
        let changes = (0..<trials).map { _ in
            var copy = model
            let path = ItemPath(section: 0, item: scatter.next(below: sizes.count))
            let size = FlowSize(width: Double(scatter.next(in: widths)), height: Double(scatter.next(in: heights)))
            let change =
                edit == .newSize ? try? copy.setSize(size, at: path) : try? copy.insertItems(.each([size]), at: path)
            return change ?? .none
        }
        rows = Counts(changes.map(\.rowsReplaced))
        leaves = Counts(changes.map(\.leavesScanned))
        meanItemsRead = Double(changes.reduce(0) { $0 + $1.itemsRead }) / Double(trials)
    }

    private static func content(
        of workload: WorkloadName
    ) -> (sizes: [FlowSize], widths: ClosedRange<Int>, heights: ClosedRange<Int>) {
        switch workload {
        case .chips: (Workloads.chips(itemCount), 20...60, 30...30)
        case .hostile: (Workloads.hostile(itemCount), 100...110, 30...40)
        default: (Workloads.mixed(itemCount), 30...180, 20...120)
        }
    }
}
