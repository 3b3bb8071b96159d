import Testing
import ControlSimulator
import ViewSimulator

@MainActor @Suite("Text inputs")
struct TextInputTests {
    @Test("Fields and text views say what keyboard they would have, with UIKit's defaults")
    func defaults() {
        for input in [TextField() as any TextInputTraits, TextView()] {
            #expect(input.keyboardType == .default)
            #expect(input.returnKeyType == .default)
            #expect(input.autocapitalizationType == .sentences)
            #expect(input.autocorrectionType == .default)
            #expect(!input.isSecureTextEntry)
            #expect(!input.enablesReturnKeyAutomatically)
            #expect(input.textContentType == nil)
            input.keyboardType = .decimalPad
            input.isSecureTextEntry = true
            input.textContentType = .password
            #expect(input.keyboardType.rawValue == 8)
            #expect(input.isSecureTextEntry)
            #expect(input.textContentType == .password)
        }
    }

    @Test("What is shown in place of a keyboard can be set")
    func inputViews() {
        let (field, view, pad) = (TextField(), TextView(), View())
        field.inputView = pad
        view.inputAccessoryView = pad
        #expect(field.inputView === pad)
        #expect(field.inputAccessoryView == nil)
        #expect((view as Responder).inputAccessoryView === pad)
        #expect(view.inputView == nil)
    }

    @Test("A field's attributes for all of its text set its font, its colour and its size")
    func defaultAttributes() {
        let field = TextField()
        field.defaultTextAttributes = [.font: Font.systemFont(ofSize: 40), .foregroundColor: Color.red]
        #expect(field.font?.pointSize == 40)
        #expect(field.textColor == .red)
        #expect(field.intrinsicContentSize.height > 40)
        #expect((field.defaultTextAttributes[.font] as? Font)?.pointSize == 40)
    }

    @Test("A text view keeps what is selected and how links look")
    func textView() {
        let view = TextView()
        #expect(view.selectedRange == NSRange(location: 0, length: 0))
        #expect(view.dataDetectorTypes == [])
        view.selectedRange = NSRange(location: 1, length: 2)
        view.typingAttributes = [.font: Font.systemFont(ofSize: 3)]
        view.linkTextAttributes = nil
        view.scrollRangeToVisible(view.selectedRange)
        #expect(view.selectedRange.length == 2)
        #expect(view.typingAttributes.count == 1)
        #expect(view.linkTextAttributes == nil)
        #expect(view.contentOffset == .zero)
    }
}

@MainActor @Suite("The layout of a text view's text")
struct LayoutManagerTests {
    @Test("It is as wide as the widest line and its padding, and as high as the lines in the view's width")
    func usedRect() {
        withBlocks {
            let view = TextView(frame: rect(0, 0, 30, 100))
            view.font = .systemFont(ofSize: 10)
            view.text = "字字 字"
            let manager = view.layoutManager
            #expect(manager.usedRect(for: view.textContainer) == rect(0, 0, 30, 20))
            #expect(manager === view.layoutManager)
            #expect(manager.textContainers == [view.textContainer])
            #expect(manager.glyphRange(for: view.textContainer) == NSRange(location: 0, length: 4))
            #expect(manager.usedRect(for: TextContainer()) == .zero)
            #expect(manager.glyphRange(for: TextContainer()).length == 0)
            view.frame.size.width = 200
            #expect(manager.usedRect(for: view.textContainer) == rect(0, 0, 45, 10))
        }
    }
}
