import FlowEngine
import FlowSimulator
import Foundation

/// What `layoutAttributesForElements(in:)` adds to the engine's query.
@MainActor
enum AttributesTasks {
    static func all(_ count: Int) -> [BenchmarkTask] { [engine(count), anew(count), again(count)] }

    private static let repetitions = 500

    /// Viewports far from each other, so that none shows an element of the one before.
    private static func rects(length: Double) -> [CGRect] {
        (0..<repetitions).map {
            let share = Double($0 * 263 % repetitions) / Double(repetitions)
            return CGRect(x: 0, y: (length - 844) * share, width: 390, height: 844)
        }
    }

    private static func engine(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.engineQuery, .mixed, items: count) { run in
            let model = Workloads.model(.each(Workloads.mixed(count)))
            let rects = rects(length: model.contentSize.height).map {
                FlowRect(x: 0, y: $0.minY, width: 390, height: 844)
            }
            var elements: [FlowElement] = []
            elements.reserveCapacity(1000)
            run.measure(operations: rects.count, setUp: {}) { _ in
                for rect in rects {
                    elements.removeAll(keepingCapacity: true)
                    model.elements(in: rect, into: &elements)
                }
            }
        }
    }

    private static func anew(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.attributes, .mixed, items: count) { run in
            let (screen, rects) = screen(count)
            var found = 0
            run.measure(operations: rects.count, setUp: {}) { _ in
                found = 0
                for rect in rects { found += screen.layout.layoutAttributesForElements(in: rect)?.count ?? 0 }
                return found
            }
            run.count("elements found", Double(found) / Double(rects.count))
        }
    }

    private static func again(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.attributesAgain, .mixed, items: count) { run in
            let (screen, rects) = screen(count)
            let rect = rects[repetitions / 2]
            run.measure(operations: repetitions, setUp: {}) { _ in
                for _ in 0..<repetitions { consume(screen.layout.layoutAttributesForElements(in: rect)) }
            }
            run.count("elements found", screen.layout.layoutAttributesForElements(in: rect)?.count ?? 0)
        }
    }

    private static func screen(_ count: Int) -> (BenchmarkScreen, [CGRect]) {
        let sizes = Workloads.mixed(count).map { CGSize(width: $0.width, height: $0.height) }
        let screen = BenchmarkScreen.mixed(sizes)
        screen.view.layoutIfNeeded()
        return (screen, rects(length: screen.view.contentSize.height))
    }
}
