/// The tasks that the options ask for, in the order of docs/performance.md.
@MainActor
struct TaskList {
    let tasks: [BenchmarkTask]

    init(_ options: BenchmarkOptions) {
        let usual = options.isQuick ? [10_000, 100_000] : [1000, 10_000, 100_000, 1_000_000]
        let sizes = options.items.map { [$0] } ?? usual
        let largest = sizes[sizes.count - 1]
        var tasks = EngineTasks.all(sizes)
        tasks += ChangeTasks.all(sizes) + ScrollTasks.all(sizes)
        tasks += UpdateTasks.all(sizes) + WidthTasks.all(largest)
        tasks += AttributesTasks.all(largest) + ScreenTasks.all(Catalogue.sample)
        tasks += ViewUpdateTasks.all(
            largest, identifiers: min(largest, 100_000), sectionCounts: sizes.filter { $0 <= 100_000 })
        tasks += CatalogueTasks.all(Catalogue.sample) + ConstraintTasks.all()
        tasks += CellTasks.all(options.isQuick ? 1000 : 10_000)
        tasks += TableTasks.all(sizes)
        tasks += CompositionalTasks.all(largest)
        tasks += TextTasks.all()
        if !options.isQuick, let whole = Catalogue.whole { tasks += ScreenTasks.all(whole) + CatalogueTasks.all(whole) }
        self.tasks = tasks.filter { task in options.filter.map { task.label.contains($0) } ?? true }
    }
}
