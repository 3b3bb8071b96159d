import FlowSimulator

/// Writes down what it is asked and told about presses, as words and items, and answers as it was set to.
///
/// Not a delegate by itself: a subclass that conforms may have methods of its own, which would not be seen otherwise.
@MainActor
class TapLog {
    let calls = CallLog()
    /// Questions that are answered with false.
    var refused: Set<String> = []
    /// Runs in every call.
    var whenCalled: ((String) -> Void)?

    func note(_ word: String, _ path: IndexPath) {
        calls.note("\(word) \(path.item)")
        whenCalled?(word)
    }

    private func answer(_ word: String, _ path: IndexPath) -> Bool {
        note(word, path)
        return !refused.contains(word)
    }

    func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        answer("shouldHighlight", indexPath)
    }

    func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {
        note("didHighlight", indexPath)
    }

    func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        note("didUnhighlight", indexPath)
    }

    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        answer("shouldSelect", indexPath)
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        note("didSelect", indexPath)
    }

    func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        answer("shouldDeselect", indexPath)
    }

    func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
        note("didDeselect", indexPath)
    }
}

/// Has no primary actions.
final class TapDelegate: TapLog, CollectionViewDelegate {}

/// Writes down primary actions, too.
final class ActionDelegate: TapLog, CollectionViewDelegate {
    func collectionView(
        _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        note("canPerform", indexPath)
        return !refused.contains("canPerform")
    }

    func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        note("perform", indexPath)
    }
}
