import FlowSimulator
import Foundation

/// A section of texts, and a closure that shows one in a cell.
final class TextSource: TableSource {
    var texts: [String] {
        didSet { counts = [texts.count] }
    }

    init(_ texts: [String] = [], show: @escaping (CollectionViewCell, String) -> Void) {
        self.texts = texts
        super.init([texts.count])
        whenCellIsMade = { [unowned self] cell, path in show(cell, self.texts[path.item]) }
    }
}
