import CollectionSimulator
import TableSimulator

extension Scenario {
    /// Records the present state of a collection view: its surroundings, its layout, its contents and its offset.
    ///
    ///     let scenario = try Scenario(recording: view)
    ///     let report = try ScenarioRun(scenario).finish()      // the same frames
    ///
    /// The view is laid out first. Played, the scenario comes to the same content size, offset and frames of what is on
    /// screen, which it expects in its last step.
    ///
    /// - Throws: `ScenarioError` where the view's layout is neither a flow layout nor a compositional layout, or its
    ///   items are too many.
    /// - Complexity: O(*n*) in the number of items.
    @MainActor
    public init(recording view: CollectionView) throws(ScenarioError) {
        try self.init(ScenarioRecording(of: view)) {}
    }

    /// Records the present state of a collection view. The changes that a closure then makes to the view are recorded
    /// as steps.
    ///
    ///     let scenario = try Scenario(recording: view) { view in
    ///         view.contentOffset.y = 300
    ///         view.layoutIfNeeded()
    ///         messages.removeFirst()
    ///         view.deleteItems(at: [[0, 0]])
    ///     }
    ///
    /// A step ends where the view is laid out. ``ScenarioRecording`` does the same for code that is not in one place.
    ///
    /// - Throws: `ScenarioError` where the view's layout is neither a flow layout nor a compositional layout, or its
    ///   items are too many.
    @MainActor
    public init(recording view: CollectionView, _ changes: (CollectionView) -> Void) throws(ScenarioError) {
        try self.init(ScenarioRecording(of: view)) { changes(view) }
    }

    /// Records the present state of a table view: its surroundings, its properties, its contents with the known
    /// heights, and its offset.
    ///
    ///     let scenario = try Scenario(recording: table)
    ///
    /// The table is laid out first. Played, the scenario comes to the same content size, offset and frames of what is
    /// on screen, which it expects in its last step.
    ///
    /// - Throws: `ScenarioError` where the table's profile is none of the systems', or its rows are too many.
    /// - Complexity: O(*n* log *n*) in the number of rows.
    @MainActor
    public init(recording table: TableView) throws(ScenarioError) {
        try self.init(ScenarioRecording(of: table)) {}
    }

    /// Records the present state of a table view. The changes that a closure then makes to the view are recorded as
    /// steps.
    ///
    ///     let scenario = try Scenario(recording: table) { table in
    ///         table.contentOffset.y = 300
    ///         table.layoutIfNeeded()
    ///         messages.removeFirst()
    ///         table.deleteRows(at: [[0, 0]], with: .none)
    ///     }
    ///
    /// A step ends where the table is laid out. ``ScenarioRecording`` does the same for code that is not in one place.
    ///
    /// - Throws: `ScenarioError` where the table's profile is none of the systems', or its rows are too many.
    @MainActor
    public init(recording table: TableView, _ changes: (TableView) -> Void) throws(ScenarioError) {
        try self.init(ScenarioRecording(of: table)) { changes(table) }
    }
    @MainActor
    private init(_ recording: ScenarioRecording, _ changes: () -> Void) throws(ScenarioError) {
        defer { recording.stop() }
        changes()
        self = try recording.scenario()
    }
}
