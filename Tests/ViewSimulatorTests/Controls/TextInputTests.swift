import Testing
import ViewSimulator

@MainActor @Suite("Text inputs")
struct TextInputTests {
    @Test("Fields and text views say what keyboard they would have, with UIKit's defaults")
    func defaults() {
        for input in [TextField() as any TextInputTraits, TextView()] {
            #expect(input.keyboardType == .default && input.returnKeyType == .default)
            #expect(input.autocapitalizationType == .sentences && input.autocorrectionType == .default)
            #expect(!input.isSecureTextEntry && !input.enablesReturnKeyAutomatically && input.textContentType == nil)
            input.keyboardType = .decimalPad
            input.isSecureTextEntry = true
            input.textContentType = .password
            #expect(input.keyboardType.rawValue == 8 && input.isSecureTextEntry && input.textContentType == .password)
        }
    }

    @Test("What is shown in place of a keyboard can be set")
    func inputViews() {
        let (field, view, pad) = (TextField(), TextView(), View())
        field.inputView = pad
        view.inputAccessoryView = pad
        #expect(field.inputView === pad && field.inputAccessoryView == nil)
        #expect((view as Responder).inputAccessoryView === pad && view.inputView == nil)
    }

    @Test("A field's attributes for all of its text set its font, its colour and its size")
    func defaultAttributes() {
        let field = TextField()
        field.defaultTextAttributes = [.font: Font.systemFont(ofSize: 40), .foregroundColor: Color.red]
        #expect(field.font?.pointSize == 40 && field.textColor == .red && field.intrinsicContentSize.height > 40)
        #expect((field.defaultTextAttributes[.font] as? Font)?.pointSize == 40)
    }

    @Test("A text view keeps what is selected and how links look")
    func textView() {
        let view = TextView()
        #expect(view.selectedRange == NSRange(location: 0, length: 0) && view.dataDetectorTypes == [])
        view.selectedRange = NSRange(location: 1, length: 2)
        view.typingAttributes = [.font: Font.systemFont(ofSize: 3)]
        view.linkTextAttributes = nil
        view.scrollRangeToVisible(view.selectedRange)
        #expect(view.selectedRange.length == 2 && view.typingAttributes.count == 1 && view.linkTextAttributes == nil)
        #expect(view.contentOffset == .zero)
    }
}
