// UIKit's block of a batch may be nil, and is not stored. Swift has no such closures: those that may be nil escape. So
// there are two forms: one that may be nil, which subclasses override, and one whose block need not escape, which calls
// the first.

extension CollectionView {
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
        core.runUnkept(updates, completion, by: caller, in: file) { performBatchUpdates($0, completion: $1) }
    }
}

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
        core.runUnkept(updates, completion, by: caller, in: file) { performBatchUpdates($0, completion: $1) }
    }
}

extension ElementsCore {
    fileprivate func runUnkept(
        _ updates: () -> Void, _ completion: ((Bool) -> Void)?, by caller: String, in file: String,
        overridable: ((() -> Void)?, ((Bool) -> Void)?) -> Void
    ) {
        withoutActuallyEscaping(updates) { updates in
            if isCallOfSuper(by: caller, in: file) { return runBatch(updates, completion: completion) }
            updateState.isForwarding = true
            overridable(updates, completion)
            updateState.isForwarding = false
        }
    }

    /// Whether the caller is an override that calls `super` with a block. To forward such a call would lead to the
    /// override again.
    ///
    /// True if the overridden form has just been called and no batch has begun. If a program called that form directly,
    /// an override is recognized by its name and its module.
    private func isCallOfSuper(by caller: String, in file: String) -> Bool {
        if updateState.isForwarding, updateState.batch == nil { return true }
        guard caller == "performBatchUpdates(_:completion:)" else { return false }
        let module = file.prefix { $0 != "/" } + "."
        var mirror: Mirror? = Mirror(reflecting: view)
        while let ancestor = mirror, ancestor.subjectType != CollectionView.self,
            ancestor.subjectType != TableView.self
        {
            if String(reflecting: ancestor.subjectType).hasPrefix(module) { return true }
            mirror = ancestor.superclassMirror
        }
        return false
    }
}
