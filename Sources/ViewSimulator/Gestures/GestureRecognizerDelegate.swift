/// A protocol for the delegate of a gesture recognizer, as UIKit's `UIGestureRecognizerDelegate`. Every method is
/// optional, and no method is called here.
@preconcurrency @MainActor
public protocol GestureRecognizerDelegate: AnyObject {
    /// Returns whether a gesture may begin. Default: `true`.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool
    /// Returns whether two gestures may be recognized at the same time. Default: `false`.
    func gestureRecognizer(
        _ gestureRecognizer: GestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
    ) -> Bool
    /// Returns whether the other gesture has to fail before this gesture is recognized. Default: `false`.
    func gestureRecognizer(
        _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
    ) -> Bool
    /// Returns whether this gesture has to fail before the other gesture is recognized. Default: `false`.
    func gestureRecognizer(
        _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
    ) -> Bool
    /// Returns whether the recognizer handles a touch. Default: `true`.
    func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool
}
