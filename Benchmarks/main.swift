import FlowEngine
import Foundation

// swift run -c release flow-benchmarks [--filter WORDS] [--items N]

#if INTERNAL_CHECKS
    print("WARNING: invariant checks are compiled in; these times say nothing. Use -c release.")
#endif

var options = ArraySlice(CommandLine.arguments.dropFirst())
var filter: String?
var itemCount = 1_000_000
while let option = options.popFirst() {
    switch (option, options.first) {
    case ("--filter", let words?): filter = words
    case ("--items", let number?) where Int(number).map { $0 >= 1000 } == true: itemCount = Int(number) ?? itemCount
    default:
        FileHandle.standardError.write(Data("usage: flow-benchmarks [--filter WORDS] [--items N, at least 1000]\n".utf8))
        exit(2)
    }
    options = options.dropFirst()
}

var harness = Harness(filter: nil)
let sizes = Workloads.mixedSizes(itemCount)
harness.measure("flat loop, W2") {
    [FlowRect](repeating: FlowRect(x: 0, y: 0, width: 0, height: 0), count: itemCount)
} _: { frames in
    FlatLoop.layout(sizes, into: &frames)
}
let reference = harness.measurements[0]
harness = Harness(filter: filter, reference: reference)
runEngineTasks(&harness, sizes: sizes)
runUpdateTasks(&harness, sizes: sizes)
print("\(itemCount) items, median of \(Harness.runCount) runs (fastest … slowest)")
print(harness.report())
