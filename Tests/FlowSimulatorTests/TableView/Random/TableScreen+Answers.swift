@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator
import FlowTestSupport
import Foundation
import ViewSimulator

extension TableScreen {
    func row(_ path: IndexPath) -> ReferenceTableRow { contents[path.section].rows[path.row] }

    /// Says titles, and cells that know nothing but where they are.
    final class Source: NSObject, TableViewDataSource {
        weak var screen: TableScreen!

        func numberOfSections(in tableView: TableView) -> Int { screen.contents.count }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            screen.contents[section].rows.count
        }

        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            screen.note { $0.cellCalls.append(Array(indexPath)) }
            let cell =
                screen.world.dequeuesForPath
                ? tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                : tableView.dequeueReusableCell(withIdentifier: "row")
            (cell as? Cell)?.screen = screen
            return cell ?? TableViewCell()
        }

        func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
            screen.contents[section].header.content == .title ? "title" : nil
        }

        func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
            screen.contents[section].footer.content == .title ? "title" : nil
        }
    }

    /// A cell that is as high as its row's content.
    final class Cell: TableViewCell {
        weak var screen: TableScreen?

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            guard let screen, let path = screen.table.indexPath(for: self) else { return .zero }
            screen.note { $0.fits.append(Array(path)) }
            return CGSize(width: size.width, height: screen.row(path).content)
        }
    }

    /// A header or footer that is as high as its section says.
    final class EdgeView: View {
        var content: () -> Double = { 0 }

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
            verticalFittingPriority vertical: LayoutPriority
        ) -> CGSize { CGSize(width: targetSize.width, height: content()) }
    }

    /// A delegate that has the methods which a world has.
    final class Delegate: TableViewDelegate {
        struct Methods: Hashable {
            var heights = false, estimates = false
            var headerHeights = false, headerEstimates = false, footerHeights = false, footerEstimates = false

            init() {}

            init(_ world: ReferenceTableWorld) {
                (heights, estimates) = (world.asksHeights, world.asksEstimates)
                (headerHeights, headerEstimates) = (world.asksHeaderHeights, world.asksHeaderEstimates)
                (footerHeights, footerEstimates) = (world.asksFooterHeights, world.asksFooterEstimates)
            }
        }

        weak var screen: TableScreen!
        var methods = Methods()

        private func answer(_ isThere: Bool, _ value: () -> Double) -> CGFloat {
            if isThere { return value() }
            OptionalRequirement.notImplemented()
            return 0
        }

        func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            answer(methods.heights) {
                screen.note {
                    $0.heightCalls.append(Array(indexPath))
                    $0.contentHeights.append(tableView.contentSize.height)
                }
                return screen.row(indexPath).declared
            }
        }

        func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            answer(methods.estimates) {
                screen.note { $0.estimateCalls.append(Array(indexPath)) }
                return screen.row(indexPath).estimate
            }
        }

        func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
            answer(methods.headerHeights) { screen.contents[section].header.declared }
        }

        func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
            answer(methods.footerHeights) { screen.contents[section].footer.declared }
        }

        func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
            answer(methods.headerEstimates) { screen.contents[section].header.estimate }
        }

        func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
            answer(methods.footerEstimates) { screen.contents[section].footer.estimate }
        }

        func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
            view { [weak screen] in screen?.contents[section].header.content }
        }

        func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
            view { [weak screen] in screen?.contents[section].footer.content }
        }

        /// A program that has titles has no such method.
        private func view(_ content: @escaping () -> ReferenceTableEdge.Content?) -> View? {
            guard case .view(let height)? = content() else {
                OptionalRequirement.notImplemented()
                return nil
            }
            let view = EdgeView()
            view.content = { height }
            return view
        }
    }
}
