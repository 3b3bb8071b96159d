import Foundation
import Testing
import ControlSimulator
import ViewSimulator

@MainActor @Suite("Controls in a stack view")
struct ControlsInStackTests {
    private func row(_ views: [View], alignment: StackView.Alignment = .center) -> StackView {
        let row = StackView(arrangedSubviews: views)
        (row.frame, row.spacing, row.alignment) = (rect(0, 0, 300, 44), 8, alignment)
        row.layoutIfNeeded()
        return row
    }

    private func label(_ text: String) -> Label {
        let label = Label(frame: .zero)
        (label.text, label.font) = (text, .systemFont(ofSize: 14))
        return label
    }

    @Test("A label takes what a switch beside it leaves, and the switch's frame reaches two points beyond the edge")
    func labelAndSwitch() {
        let (label, view) = (label("字"), Switch(frame: .zero))
        _ = row([label, view])
        #expect(view.frame == rect(251, 6.5, 51, 31))
        #expect(label.frame.size.width == 243)
    }

    @Test("An indicator that stops closes its gap")
    func indicator() {
        let (label, indicator) = (label("字"), ActivityIndicatorView(style: .medium))
        indicator.startAnimating()
        let row = row([label, indicator])
        #expect(indicator.frame == rect(280, 12, 20, 20))
        #expect(label.frame.size.width == 272)
        indicator.stopAnimating()
        row.layoutIfNeeded()
        #expect(label.frame.size.width == 300)
        indicator.startAnimating()
        row.layoutIfNeeded()
        #expect(label.frame.size.width == 272)
    }

    @Test("A row is as high as its image, and a button in it stands on the baseline of a label")
    func imageAndButton() {
        let images = StackView(arrangedSubviews: [ImageView(image: Image(size: size(60, 40))), Switch(frame: .zero)])
        (images.spacing, images.alignment) = (5, .center)
        #expect(images.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == size(114, 40))
        let (label, button) = (label("字"), Button(type: .system))
        button.setTitle("字", for: .normal)
        _ = row([label, button], alignment: .firstBaseline)
        let baseline = button.frame.origin.y + (button.titleLabel?.frame.origin.y ?? 0)
        // The baselines of 14 and 15 points are 13.5 and 14.5 points below the tops of their lines.
        #expect(label.frame.origin.y - baseline == 1)
        #expect(button.frame.size.height == 30)
    }
}
