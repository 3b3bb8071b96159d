extension TableView {
    /// Runs a block as a batch update and applies its operations. This form of `performBatchUpdates` takes a block that
    /// need not escape. The form that the class itself declares takes an escaping block.
    ///
    /// It calls the form that subclasses override, so that overrides see all updates.
    ///
    /// - Parameters:
    ///   - updates: The block, which declares operations.
    ///   - completion: Called after the batch is applied, with true; with false if it does not add up and all data are
    ///     read again instead.
    ///   - caller: The calling function. In an override the call is one of `super`.
    ///   - file: The file of the caller.
    public final func performBatchUpdates(
        _ updates: () -> Void, completion: ((Bool) -> Void)? = nil, calledBy caller: String = #function,
        in file: String = #fileID
    ) {
        core.runUnkept(updates, completion, by: caller, in: file, base: TableView.self) {
            performBatchUpdates($0, completion: $1)
        }
    }
}
