import FlowEngine
import FlowSimulator
import Foundation

extension IndexPath {
    init(_ path: ItemPath) {
        self.init(item: path.item, section: path.section)
    }
}
