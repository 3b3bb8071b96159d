import Testing
import UIKit

@MainActor @Suite("Cells of classes that are only known as values")
struct MadeOfTypesTests {
    class TitleCell: UICollectionViewCell {
        let title: UILabel

        override init(frame: CGRect) {
            title = UILabel(frame: frame)
            super.init(frame: frame)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError() }
    }

    final class WideCell: TitleCell {
        override init(frame: CGRect) {
            super.init(frame: frame.insetBy(dx: -10, dy: 0))
        }
    }

    @MainActor struct Prototype<Cell: UICollectionViewCell> {
        let cell = Cell(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    }

    @Test("A generic parameter's initializer is that of the class that it stands for")
    func generic() {
        let plain: UICollectionViewCell = Prototype<UICollectionViewCell>().cell
        #expect(type(of: plain) == UICollectionViewCell.self)
        #expect(Prototype<TitleCell>().cell.title.frame.width == 50)
        #expect(Prototype<WideCell>().cell.title.frame.width == 70)
    }

    @Test("So is that of a metatype")
    func metatype() {
        let classes: [UICollectionReusableView.Type] = [UICollectionReusableView.self, WideCell.self]
        let views = classes.map { $0.init(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }
        #expect(views[0].frame.width == 1)
        #expect((views[1] as? WideCell)?.frame.width == 21)
    }
}
