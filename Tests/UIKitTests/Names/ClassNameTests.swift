import FlowTestSupport
import Foundation
import Testing
import UIKit
import ViewSimulator

@MainActor @Suite("Names of classes")
struct ClassNameTests {
    final class Mine: UICollectionViewListCell {}
    protocol Reusable: UIView {}

    private func identifier<Cell: UICollectionViewCell>(of cell: Cell.Type) -> String { String(describing: cell) }

    @Test("A class of UIKit's has UIKit's name in texts, and a class of one's own its own")
    func names() {
        #expect(String(describing: UICollectionViewListCell.self) == "UICollectionViewListCell")
        #expect(String(describing: UITableView.self) == "UITableView")
        #expect("\(UIView.self)" == "UIView")
        #expect(String(describing: NSLayoutConstraint.self) == "NSLayoutConstraint")
        #expect(String(describing: type(of: UIView().layer)) == "CALayer")
        #expect("\(UIBezierPath.self)" == "UIBezierPath")
        #expect(NSStringFromClass(UILabel.self) == "UILabel")
        #expect(String(describing: Mine.self) == "Mine")
        #expect(identifier(of: Mine.self) == "Mine")
        #expect(identifier(of: UICollectionViewListCell.self) == "UICollectionViewListCell")
        #expect(NSStringFromClass(Mine.self) == "UIKitTests.ClassNameTests.Mine")
        #expect(String(describing: 3) == "3")
        #expect(String(describing: Int.self) == "Int")
        #expect("\(Int.self)" == "Int")
    }

    @Test("A cell's description has its class, and UIKit's class that it is made of")
    func descriptions() {
        #expect(UICollectionViewListCell().description.hasPrefix("<UICollectionViewListCell: 0x"))
        #expect(String(describing: Mine()).contains("; baseClass = UICollectionViewListCell; frame = (0 0; "))
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect("\(cell)".hasPrefix("<UITableViewCell: 0x"))
        #expect(cell.contentView.description.hasPrefix("<UITableViewCellContentView: 0x"))
        #expect(!UICollectionViewCell().contentView.description.contains("baseClass"))
    }

    @Test("Every class that has a name of UIKit's is named so")
    func everyClass() throws {
        let names = try PublicNames()
        var classes = 0
        for (name, type) in names.aliases {
            let module = PublicNames.simulator.first { names.isClass(type, of: $0) }
            guard let module else { continue }
            classes += 1
            #expect(PlatformName.name(ofQualified: "\(module).\(type)") == name)
        }
        #expect(classes > 90)
        #expect(PlatformName.name(ofQualified: "ViewSimulator.Image.SymbolConfiguration") == nil)
        #expect(PlatformName.name(ofQualified: "Other.View") == nil)
    }

    @Test("Empty attributed texts are made as on Apple's platforms")
    func emptyTexts() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "a"))
        text.append(NSAttributedString())
        #expect(text.string == "a")
        #expect(NSAttributedString().length == 0)
    }
}
