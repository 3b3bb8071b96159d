import Testing
import ControlSimulator
import ViewSimulator

@MainActor @Suite("Titles with attributes in a button's configuration")
struct ButtonAttributedTitleTests {
    private func button(_ change: (inout Button.Configuration) -> Void) -> Button {
        var configuration = Button.Configuration.plain()
        change(&configuration)
        return Button(configuration: configuration)
    }

    /// On Apple's platforms `font` is UIKit's or SwiftUI's.
    private typealias FontKey = AttributeScopes.TextAttributes.FontAttribute

    private func title(_ size: CGFloat) -> AttributedString {
        var title = AttributedString("字字")
        title[FontKey.self] = Font.systemFont(ofSize: size)
        return title
    }

    @Test("The font of a title with attributes decides the size; without one it is the configuration's")
    func fonts() {
        withBlocks {
            let plain = button { $0.title = "字字" }
            let same = button { $0.attributedTitle = AttributedString("字字") }
            let large = button { $0.attributedTitle = title(40) }
            #expect(plain.intrinsicContentSize == size(58, 31))
            #expect(same.intrinsicContentSize == size(58, 31))
            #expect(large.intrinsicContentSize == size(104, 54))
            #expect(large.titleLabel?.attributedText?.string == "字字")
        }
    }

    @Test("A title with attributes goes before one without, and can be taken away again")
    func precedence() {
        withBlocks {
            let button = button {
                $0.title = "字"
                $0.attributedTitle = title(40)
            }
            #expect(button.intrinsicContentSize.width == 104)
            button.configuration?.attributedTitle = nil
            #expect(button.intrinsicContentSize == size(41, 31))
            #expect(button.titleLabel?.text == "字")
            #expect(button.titleLabel?.font.pointSize == 17)
        }
    }

    @Test("A subtitle with attributes is below the title")
    func subtitle() {
        withBlocks {
            let button = button {
                $0.title = "字"
                $0.attributedSubtitle = title(20)
            }
            #expect(button.subtitleLabel?.attributedText?.string == "字字")
            #expect(button.intrinsicContentSize == size(64, 52))
        }
    }

    @Test("A transformer may choose another font")
    func transformer() {
        withBlocks {
            let transformer = ConfigurationTextAttributesTransformer { attributes in
                var attributes = attributes
                attributes[FontKey.self] = attributes[FontKey.self].map { $0.withSize($0.pointSize * 2) }
                return attributes
            }
            let button = button {
                $0.title = "字"
                $0.titleTextAttributesTransformer = transformer
            }
            #expect(button.intrinsicContentSize == size(58, 48))
            #expect(transformer == transformer)
            #expect(transformer != ConfigurationTextAttributesTransformer { $0 })
        }
    }

    @Test("A system button has its image and its target; colours of shadows are kept")
    func systemButton() {
        final class Target: NSObject {}
        let target = Target()
        let button = Button.systemButton(with: Image(size: size(20, 20)), target: target, action: "tap")
        #expect(button.buttonType == .system)
        #expect(button.currentImage?.size == size(20, 20))
        #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tap"])
        button.setTitleShadowColor(.red, for: .normal)
        #expect(button.titleShadowColor(for: .highlighted) == nil)
        #expect(button.currentTitleShadowColor == .red)
    }
}
