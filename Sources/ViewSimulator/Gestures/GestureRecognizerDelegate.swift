/// The decisions of a recognizer's delegate, as UIKit's `UIGestureRecognizerDelegate`. Never called here. Every method
/// is optional.
@preconcurrency @MainActor
public protocol GestureRecognizerDelegate: AnyObject {
    /// Returns whether a gesture may begin. Default: `true`.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool
    /// Returns whether two gestures may be recognized at the same time. Default: `false`.
    func gestureRecognizer(
        _ gestureRecognizer: GestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
    ) -> Bool
    /// Returns whether the other gesture has to fail first. Default: `false`.
    func gestureRecognizer(
        _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
    ) -> Bool
    /// Returns whether this gesture has to fail before the other one. Default: `false`.
    func gestureRecognizer(
        _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
    ) -> Bool
    /// Returns whether the recognizer handles a touch. Default: `true`.
    func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool
}
