/// The names under which a scenario knows the simulator's issues.
enum IssueName {
    static let invalidItemSize = "invalidItemSize"
    static let cachedFrameMismatch = "cachedFrameMismatch"
    static let layoutLoop = "layoutLoop"
    static let supplementaryChanged = "supplementaryChanged"
    static let unknownIndexPath = "unknownIndexPath"
    static let unknownInvalidation = "unknownInvalidation"
    static let invalidPreferredSize = "invalidPreferredSize"
    static let invalidUpdate = "invalidUpdate"
    static let unresolvedQuery = "unresolvedQuery"
    static let invalidDelegateValue = "invalidDelegateValue"

    static let all = [
        invalidItemSize, cachedFrameMismatch, layoutLoop, supplementaryChanged, unknownIndexPath,
        unknownInvalidation, invalidPreferredSize, invalidUpdate, unresolvedQuery, invalidDelegateValue,
    ]
}
