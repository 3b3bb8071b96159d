import ElementsSimulator

/// The total work of a run so far. It reports the limit that the work exceeds.
@MainActor
struct RunBudget {
    let limits: RunLimits
    /// The reason for which the run cannot go on: a number and the limit that it exceeds. Nil if the run can go on.
    private(set) var excess: String?
    private var layouts = 0
    /// The number of elements that layouts and expectations have examined so far.
    private var looks = 0
    private var queries = 0

    /// The view's running totals of work when this budget began. A budget is for a whole run, or for a single step that
    /// is added later.
    private let before: LayoutStatistics

    /// Makes a budget that limits the work of a run or a step, from now on.
    ///
    /// - Parameter before: The view's running totals so far; zero unless given.
    init(_ limits: RunLimits, after before: LayoutStatistics = LayoutStatistics()) {
        (self.limits, self.before) = (limits, before)
        queries = before.elementQueries
    }

    var isExhausted: Bool { excess != nil }

    mutating func exceed(_ reason: String) {
        excess = excess ?? reason
    }

    /// Adds the work of a layout, and returns whether the run may go on.
    mutating func noteLayout(of run: ScenarioRun) -> Bool {
        let statistics = run.host.statistics
        layouts += 1
        // A query goes through all elements on screen, also if none of them is new.
        looks += max(1, statistics.elementQueries - queries) * run.view.subviews.count
        queries = statistics.elementQueries
        check(layouts, "layouts", limits.layouts)
        checkWork(statistics)
        check(run.dataSource.answerCount, "answers of cells", limits.answers)
        check(run.dataSource.cells.work, "views and constraints of cells", limits.cellParts)
        check(run.issues.count, "issues", limits.issues)
        check(run.trace?.events.count ?? 0, "events", limits.events)
        return !isExhausted
    }

    /// Adds the work of the elements that an expectation examined.
    mutating func note(found count: Int, statistics: LayoutStatistics) {
        looks += count
        checkWork(statistics)
    }

    private mutating func checkWork(_ statistics: LayoutStatistics) {
        check(looks * LayoutStatistics.lookWork + statistics.work - before.work, "units of work", limits.work)
    }

    private mutating func check(_ count: Int, _ what: String, _ limit: Int) {
        guard count > limit else { return }
        exceed("\(NumberText.grouped(count)) \(what) in one run; the limit is \(NumberText.grouped(limit))")
    }
}

extension LayoutStatistics {
    /// The work of one examined element, `lookWork`, and of one measured cell, `measuringWork`. The unit is the work of
    /// placing one item in a row.
    fileprivate static let (lookWork, measuringWork) = (10, 20)

    fileprivate var work: Int {
        let looks =
            itemAttributesQueries + supplementaryAttributesQueries + decorationAttributesQueries + attributesMade
            + cellsCreated + cellsReused
        return itemsRead + rowsReplaced + delegateSizeQueries + sectionsRead + looks * Self.lookWork
            + measurements * Self.measuringWork
    }
}
