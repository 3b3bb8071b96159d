import Foundation
import Testing
import ViewSimulator

@MainActor @Suite
struct KeyboardNameTests {
    @Test("Notifications and keys of the keyboard have UIKit's names, so that they may be posted under them")
    func names() {
        let notifications = [
            "WillShow": Responder.keyboardWillShowNotification, "DidShow": Responder.keyboardDidShowNotification,
            "WillHide": Responder.keyboardWillHideNotification, "DidHide": Responder.keyboardDidHideNotification,
            "WillChangeFrame": Responder.keyboardWillChangeFrameNotification,
            "DidChangeFrame": Responder.keyboardDidChangeFrameNotification,
        ]
        for (word, name) in notifications { #expect(name.rawValue == "UIKeyboard\(word)Notification") }
        let keys = [
            "FrameBegin": Responder.keyboardFrameBeginUserInfoKey, "FrameEnd": Responder.keyboardFrameEndUserInfoKey,
            "AnimationDuration": Responder.keyboardAnimationDurationUserInfoKey,
            "AnimationCurve": Responder.keyboardAnimationCurveUserInfoKey,
            "IsLocal": Responder.keyboardIsLocalUserInfoKey,
        ]
        for (word, key) in keys { #expect(key == "UIKeyboard\(word)UserInfoKey") }
    }

    @Test("They are read on any thread, as in a closure that a notification calls")
    nonisolated func anyThread() {
        let read: @Sendable () -> [String] = {
            [Responder.keyboardWillShowNotification.rawValue, Responder.keyboardFrameEndUserInfoKey]
        }
        #expect(read() == ["UIKeyboardWillShowNotification", "UIKeyboardFrameEndUserInfoKey"])
    }
}
