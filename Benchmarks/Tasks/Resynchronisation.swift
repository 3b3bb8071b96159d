import FlowEngine

/// How many rows one change breaks again before the old ones go on: many changes of copies of one model, counted.
struct Resynchronisation {
    static let itemCount = 100_000
    static let trialCount = 20_000

    enum Edit: String {
        case newSize = "new size"
        case insertion
    }

    /// Rows broken by trial, ascending.
    private(set) var rows: [Int] = []
    private var itemsRead = 0

    /// - Parameter workload: Mixed, chips or hostile. New items are like those that are there.
    init(_ workload: WorkloadName, _ edit: Edit, trials: Int) {
        let (sizes, widths, heights) = Resynchronisation.content(of: workload)
        let model = Workloads.model(.each(sizes))
        var scatter = Scatter(seed: 6)
        rows.reserveCapacity(trials)
        for _ in 0..<trials {
            var copy = model
            let path = ItemPath(section: 0, item: scatter.next(below: sizes.count))
            let size = FlowSize(width: Double(scatter.next(in: widths)), height: Double(scatter.next(in: heights)))
            let change =
                edit == .newSize ? try? copy.setSize(size, at: path) : try? copy.insertItems(.each([size]), at: path)
            rows.append(change?.rowsReplaced ?? 0)
            itemsRead += change?.itemsRead ?? 0
        }
        rows.sort()
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

    var mean: Double { Double(rows.reduce(0, +)) / Double(rows.count) }
    var meanItemsRead: Double { Double(itemsRead) / Double(rows.count) }
    var worst: Int { rows[rows.count - 1] }
    func percentile(_ percent: Int) -> Int { rows[rows.count * percent / 100] }
}
