import Testing
import UIKit

@MainActor @Suite("Everyday code that imports UIKit")
struct EverydayCodeTests {
    @Test("Priorities, weights and levels are moved by numbers and compared, under a leading point as well")
    func numbers() {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 1)
        constraint.priority = .required - 1
        #expect(constraint.priority.rawValue == 999)
        constraint.priority += -249
        #expect(constraint.priority == .defaultHigh)
        #expect(UILayoutPriority.defaultHigh - .defaultLow == 500)
        let label = UILabel()
        label.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
        #expect(UIFont.Weight.bold > .regular)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        window.windowLevel = .alert + 1
        #expect(window.windowLevel.rawValue == 2001)
        #expect(UIWindow.Level(5) < .statusBar)
    }

    @Test("An outline is shown by section snapshots, and handlers decide what the user may expand")
    func outlines() {
        typealias DataSource = UICollectionViewDiffableDataSource<Int, String>
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
        }
        let source = DataSource(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["Food", "Drinks"])
        snapshot.append(["Bread", "Apple"], to: "Food")
        source.apply(snapshot, to: 0, animatingDifferences: false)
        var handlers = DataSource.SectionSnapshotHandlers<String>()
        handlers.shouldExpandItem = { $0 == "Food" }
        source.sectionSnapshotHandlers = handlers
        source.toggleDisclosure(of: "Food")
        source.toggleDisclosure(of: "Drinks")
        #expect(view.numberOfItems(inSection: 0) == 4)
        #expect(source.snapshot(for: 0).isExpanded("Food"))
        #expect(!source.snapshot(for: 0).isExpanded("Drinks"))
        var moved: [NSDiffableDataSourceSectionTransaction<Int, String>] = []
        source.reorderingHandlers.didReorder = { moved = $0.sectionTransactions }
        source.collectionView(view, moveItemAt: [0, 3], to: [0, 0])
        #expect(moved.map(\.finalSnapshot.rootItems) == [["Drinks", "Food"]])
    }

    @Test("R18.8: a test runs on another device by one line, and adapts as on that device")
    func devices() async {
        // In a program of its own: windows of other tests would be told.
        await #expect(processExitsWith: .success) { @MainActor in
            #expect(UIWindow().traitCollection.horizontalSizeClass == .compact)
            UIScreen.main = .device(.iPadAir)
            #expect(UIDevice.current.userInterfaceIdiom == .pad)
            #expect(UIWindow().traitCollection.horizontalSizeClass == .regular)
            UIScreen.main = .device(.iPhone16Pro, isLandscape: true)
            #expect(UITraitCollection.current.verticalSizeClass == .compact)
            #expect(UIScreen.main.bounds.width == 874)
            #expect(UITraitCollection.current.displayScale == 3)
        }
    }

    @Test("An image that is drawn has the size and the scale that were asked for")
    func drawnImages() {
        let format = UIGraphicsImageRendererFormat()
        #expect(format.scale == UIScreen.main.scale)
        format.scale = 3
        let size = CGSize(width: 30, height: 20)
        let renderer = UIGraphicsImageRenderer(size: size, format: format)
        let image = renderer.image { context in
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
            UIColor.red.setFill()
            context.fill(context.format.bounds)
            UIBezierPath(ovalIn: context.format.bounds).fill()
            #expect(context.currentImage.size == size)
        }
        #expect(image.size == size)
        #expect(image.scale == 3)
        #expect(UIGraphicsGetCurrentContext() === nil)
        #expect(UIImageView(image: image).intrinsicContentSize == size)
    }

    @Test("Images that are begun one in another end in the reverse order")
    func nestedImages() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 2), false, 0)
        UIGraphicsBeginImageContext(CGSize(width: 3, height: 4))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 3, height: 4))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 1, height: 2))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == UIScreen.main.scale)
        UIGraphicsEndImageContext()
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test("A context keeps its path until something is drawn, and its map of the plane until it is restored")
    func contexts() throws {
        UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
        defer { UIGraphicsEndImageContext() }
        let context = try #require(UIGraphicsGetCurrentContext())
        context.saveGState()
        context.translateBy(x: 10, y: 20)
        context.scaleBy(x: 2, y: 2)
        #expect(CGPoint(x: 1, y: 1).applying(context.ctm) == CGPoint(x: 12, y: 22))
        context.restoreGState()
        context.restoreGState()
        #expect(context.ctm == .identity)
        context.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(context.path?.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4))
        context.fillPath()
        #expect(context.path == nil)
    }

    final class Dial: UIControl {
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            super.beginTracking(touch, with: event)
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            super.continueTracking(touch, with: event)
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
        override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
    }

    @Test("A control wants to follow fingers, and knows its events")
    func controls() {
        let dial = Dial()
        #expect(dial.beginTracking(UITouch(), with: nil))
        #expect(dial.continueTracking(UITouch(), with: nil))
        #expect(dial.allControlEvents.isEmpty)
        dial.addAction(UIAction { _ in }, for: .valueChanged)
        dial.addTarget(self, action: Selector("turned"), for: .touchUpInside)
        #expect(dial.allControlEvents == [.valueChanged, .touchUpInside])
    }

    @Test("Bars keep how they are to look")
    func bars() {
        let bar = UINavigationController(rootViewController: UIViewController()).navigationBar
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = UINavigationBarAppearance(barAppearance: appearance)
        #expect(bar.scrollEdgeAppearance?.backgroundColor == .systemBackground)
        appearance.configureWithTransparentBackground()
        #expect(bar.standardAppearance.backgroundColor == nil)
        let item = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
        #expect(item.systemItem == .add)
        #expect(UIBarButtonItem.fixedSpace(12).width == 12)
        #expect(UITabBarItem(tabBarSystemItem: .search, tag: 7).tag == 7)
        var background = UIBackgroundConfiguration.listPlainCell()
        background.cornerRadius = 4
        let cell = UICollectionViewCell()
        cell.backgroundConfiguration = background
        #expect(cell.backgroundConfiguration?.cornerRadius == 4)
    }
}
