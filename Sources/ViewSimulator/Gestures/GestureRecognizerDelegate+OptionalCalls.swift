import Foundation

/// Lets `delegate.gestureRecognizerShouldBegin?(recognizer)` compile.
@preconcurrency @MainActor
public struct OptionalShouldBeginCall {
    let delegate: any GestureRecognizerDelegate

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(_ gestureRecognizer: GestureRecognizer) -> Bool? {
        OptionalRequirement.ask { delegate.gestureRecognizerShouldBegin(gestureRecognizer) }
    }
}

/// Lets `delegate.gestureRecognizer?(recognizer, shouldReceive: touch)` and its like compile.
@preconcurrency @MainActor
public struct OptionalGestureCalls {
    let delegate: any GestureRecognizerDelegate

    /// Nil when the delegate does not implement the method.
    ///
    /// - Parameters:
    ///   - gestureRecognizer: Who asks.
    ///   - otherGestureRecognizer: Whom it is about.
    public func callAsFunction(
        _ gestureRecognizer: GestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
    ) -> Bool? {
        OptionalRequirement.ask {
            delegate.gestureRecognizer(
                gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
        }
    }

    /// Nil when the delegate does not implement the method.
    ///
    /// - Parameters:
    ///   - gestureRecognizer: Who asks.
    ///   - otherGestureRecognizer: Whom it is about.
    public func callAsFunction(
        _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
    ) -> Bool? {
        OptionalRequirement.ask {
            delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
        }
    }

    /// Nil when the delegate does not implement the method.
    ///
    /// - Parameters:
    ///   - gestureRecognizer: Who asks.
    ///   - otherGestureRecognizer: Whom it is about.
    public func callAsFunction(
        _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
    ) -> Bool? {
        OptionalRequirement.ask {
            delegate.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
        }
    }

    /// Nil when the delegate does not implement the method.
    ///
    /// - Parameters:
    ///   - gestureRecognizer: Who asks.
    ///   - touch: The finger.
    public func callAsFunction(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool? {
        OptionalRequirement.ask { delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
    }
}

extension GestureRecognizerDelegate {
    /// Lets client code written for UIKit call the method with a question mark. Never nil itself: the call's answer is.
    public var gestureRecognizerShouldBegin: OptionalShouldBeginCall? { OptionalShouldBeginCall(delegate: self) }

    /// Lets client code written for UIKit call the methods with a question mark. Never nil itself: the call's answer
    /// is.
    public var gestureRecognizer: OptionalGestureCalls? { OptionalGestureCalls(delegate: self) }
}
