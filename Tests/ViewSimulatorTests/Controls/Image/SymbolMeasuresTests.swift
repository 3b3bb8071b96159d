import Foundation
import FlowTestSupport
import Testing

@testable import ControlSimulator
@testable import ViewSimulator

@MainActor @Suite("Sizes of symbols")
struct SymbolMeasuresTests {
    private func symbol(_ configuration: Image.SymbolConfiguration? = nil) throws -> Image {
        try #require(Image(systemName: "star.fill", withConfiguration: configuration))
    }

    private func points(_ size: CGFloat, _ scale: Image.SymbolScale = .default) throws -> CGSize {
        try symbol(Image.SymbolConfiguration(pointSize: size, weight: .regular, scale: scale)).size
    }

    @Test("Every name that a symbol may have gives an image beside a text of 17 points, and no other name does")
    func names() throws {
        for name in ["star", "chevron.right", "10.circle.fill", "a.book.closed", "0"] {
            let image = try #require(Image(systemName: name), "\(name)")
            #expect(image.size == size(20.5, 20))
            #expect(image.scale == 2)
            #expect(image.isSymbolImage)
            #expect(image.symbolConfiguration == nil)
            #expect(image.cgImage == nil)
        }
        for name in ["", ".", "star.", ".star", "star..fill", "Star", "my star", "star_fill", "étoile"] {
            #expect(Image(systemName: name) == nil, "\(name)")
        }
        #expect(!Image(size: size(1, 1)).isSymbolImage)
    }

    @Test("A symbol grows with the point size and the scale, and ends on pixels")
    func configurations() throws {
        #expect(try points(17) == size(20.5, 20) && points(10) == size(12, 12) && points(100) == size(120, 115.5))
        #expect(try points(17, .small) == size(16, 15.5) && points(17, .medium) == points(17))
        #expect(try points(17, .large) == size(26.5, 25.5))
        let three = TraitCollection(displayScale: 3)
        let fine = try #require(Image(systemName: "star", compatibleWith: three))
        #expect(abs(fine.size.width - 62 / 3) < 1e-9)
        #expect(abs(fine.size.height - 59 / 3) < 1e-9)
        #expect(fine.scale == 3)
        for wrong in [0, -3, .nan, .infinity] as [CGFloat] { #expect(try points(wrong) == size(20.5, 20)) }
    }

    @Test("What counts last of a point size and a text style is the size; a share that a symbol shows changes none")
    func lastSize() throws {
        let (forty, body) = (Image.SymbolConfiguration(pointSize: 40), Image.SymbolConfiguration(textStyle: .body))
        #expect(try symbol(forty.applying(body)).size == points(17))
        #expect(try symbol(body.applying(forty)).size == points(40))
        #expect(try Image(systemName: "wifi", variableValue: 0.5, configuration: forty)?.size == points(40))
        #expect(Image(systemName: "wifi", variableValue: 0.5)?.size == size(20.5, 20))
    }

    @Test("A symbol beside a text style has the style's size, also at another text size of the reader's")
    func textStyles() throws {
        let title = Image.SymbolConfiguration(textStyle: .largeTitle)
        let other = try symbol(title)
        #expect(try other.size == points(34))
        let view = ImageView(image: other)
        view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(try view.sizeThatFits(.zero) == points(60))
        view.image = try symbol()
        #expect(view.sizeThatFits(.zero) == size(20.5, 20))
    }

    @Test("Copies of a symbol have the size of their configuration; images with a size of their own keep it")
    func copies() throws {
        let large = Image.SymbolConfiguration(pointSize: 40)
        let scaled = Image.SymbolConfiguration(scale: .large)
        #expect(try symbol().withConfiguration(large).size == points(40))
        #expect(try symbol(large).applyingSymbolConfiguration(scaled)?.size == points(40, .large))
        #expect(try symbol(large).withConfiguration(scaled).size == points(17, .large))
        #expect(Image(size: size(3, 4)).withConfiguration(large).size == size(3, 4))
    }

    @Test("An image that is registered under a symbol's name comes in its place until it is taken away")
    func registered() throws {
        Image.registerSymbol(Image(size: size(9, 8)), as: "symbol.of.this.test")
        let large = Image.SymbolConfiguration(pointSize: 40)
        let image = try #require(Image(systemName: "symbol.of.this.test", withConfiguration: large))
        #expect(image.size == size(9, 8))
        #expect(image.isSymbolImage)
        #expect(image.symbolConfiguration == large)
        #expect(image.withConfiguration(Image.SymbolConfiguration(pointSize: 80)).size == size(9, 8))
        let view = ImageView(image: image)
        view.preferredSymbolConfiguration = large
        #expect(view.intrinsicContentSize == size(9, 8))
        Image.registerSymbol(nil, as: "symbol.of.this.test")
        #expect(Image(systemName: "symbol.of.this.test")?.size == size(20.5, 20))
    }

    @Test("A symbol measured at 64 points: the height of a line, and insets and baseline but for two thirds of a point")
    func measured() {
        let measures = SymbolMeasures(size: size(211 / 3, 77 / 3), besideTextOf: 64, scale: 3)
        let insets = measures.alignmentRectInsets
        #expect(abs(measures.size.height - insets.top - insets.bottom - 229 / 3) < 1e-9)
        // Measured −25 and −25 2/3.
        #expect(abs(insets.top + 77 / 3) < 1e-9)
        #expect(abs(insets.bottom + 25) < 1e-9)
        #expect(insets.left == 0)
        #expect(insets.right == 0)
        // Measured −10 1/3.
        #expect(abs(measures.baselineOffset + 29 / 3) < 1e-9)
    }

    @Test("A symbol takes the height of a line of its text, and stands on its baseline")
    func lines() throws {
        let (image, label) = (ImageView(image: try symbol()), Label())
        label.text = "x"
        label.font = .systemFont(ofSize: 17)
        #expect(image.intrinsicContentSize == size(20.5, 20.5))
        #expect(label.intrinsicContentSize.height == 20.5)
        let root = View(frame: rect(0, 0, 100, 100))
        for view in [image, label] as [View] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        LayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            image.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
            image.leadingAnchor.constraint(equalTo: label.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(image.frame.size == size(20.5, 20))
        #expect(abs(image.frame.midY - label.frame.midY) <= 1)
    }

    @Test("An image view's preferred configuration counts where the symbol's own says nothing")
    func preferred() throws {
        let view = ImageView(image: try symbol())
        #expect(view.frame.size == size(20.5, 20))
        view.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: 40)
        #expect(try view.sizeThatFits(.zero) == points(40))
        view.image = try symbol(Image.SymbolConfiguration(scale: .large))
        #expect(try view.sizeThatFits(.zero) == points(40, .large))
        view.image = try symbol(Image.SymbolConfiguration(pointSize: 10))
        #expect(try view.sizeThatFits(.zero) == points(10))
        view.preferredSymbolConfiguration = nil
        #expect(view.image?.size == size(12, 12))
    }

    @Test("Buttons and list contents with a symbol are as large as it")
    func users() throws {
        let button = Button(type: .custom)
        button.setImage(try symbol(), for: .normal)
        #expect(button.intrinsicContentSize == size(21, 20))
        button.setPreferredSymbolConfiguration(Image.SymbolConfiguration(pointSize: 40), forImageIn: .normal)
        #expect(button.intrinsicContentSize == size(48, 47))
        #expect(button.preferredSymbolConfigurationForImage(in: .normal)?.pointSize == 40)
        button.layoutIfNeeded()
        #expect(button.imageView?.sizeThatFits(.zero) == size(48, 46.5))
        var configuration = Button.Configuration.plain()
        configuration.image = try symbol()
        configuration.contentInsets = .zero
        let other = Button(configuration: configuration)
        #expect(other.intrinsicContentSize == size(20.5, 20))
        other.configuration?.preferredSymbolConfigurationForImage = Image.SymbolConfiguration(pointSize: 40)
        #expect(other.intrinsicContentSize == size(48, 46.5))
        var content = ListContentConfiguration.cell()
        (content.text, content.image) = ("x", try symbol())
        let view = ListContentView(configuration: content)
        let narrow = view.intrinsicContentSize
        content.imageProperties.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: 100)
        view.configuration = content
        #expect(view.intrinsicContentSize.height >= 115.5)
        #expect(narrow.height < 60)
    }

    @Test("Off the main thread a symbol has the default size")
    func otherThreads() async {
        let found = await Task.detached { Image(systemName: "star")?.size }.value
        #expect(found == size(20.5, 20))
    }
}
