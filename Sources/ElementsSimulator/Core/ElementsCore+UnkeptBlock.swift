// UIKit's block of a batch may be nil, and is not stored. Swift has no such closures: those that may be nil escape. So
// there are two forms: one that may be nil, which subclasses override, and one whose block need not escape, which calls
// the first.

extension ElementsCore {
    /// Runs a block that is not stored. `base` is the class of the view whose `overridable` form subclasses override.
    package func runUnkept(
        _ updates: () -> Void, _ completion: ((Bool) -> Void)?, by caller: String, in file: String,
        base: View.Type, overridable: ((() -> Void)?, ((Bool) -> Void)?) -> Void
    ) {
        withoutActuallyEscaping(updates) { updates in
            if isCallOfSuper(by: caller, in: file, base) { return runBatch(updates, completion: completion) }
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
    private func isCallOfSuper(by caller: String, in file: String, _ base: View.Type) -> Bool {
        if updateState.isForwarding, updateState.batch == nil { return true }
        guard caller == "performBatchUpdates(_:completion:)" else { return false }
        let module = file.prefix { $0 != "/" } + "."
        var mirror: Mirror? = Mirror(reflecting: view)
        while let ancestor = mirror, ancestor.subjectType != base {
            if String(reflecting: ancestor.subjectType).hasPrefix(module) { return true }
            mirror = ancestor.superclassMirror
        }
        return false
    }
}
