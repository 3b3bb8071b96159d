import FlowEngine
import Foundation
import TextMeasuring

/// The catalogue: names of software packages as tags, by section, each as wide as its text.
struct Catalogue {
    /// Sizes by section, points.
    let sections: [[FlowSize]]

    static let estimate = FlowSize(width: 100, height: 28)
    static let metrics = SectionMetrics(
        insets: FlowInsets(top: 8, left: 16, bottom: 16, right: 16), minimumLineSpacing: 8, minimumInteritemSpacing: 8,
        headerLength: 32, cellsSizeThemselves: true)
    static let configuration = FlowConfiguration(containerLength: 390, displayScale: 3)
    /// From one row of tags to the next.
    static let rowStep = 36.0

    var itemCount: Int { sections.reduce(0) { $0 + $1.count } }

    /// The sample that lies in this repository.
    static let sample = Catalogue(contentsOf: sampleFile)

    /// The whole catalogue that FLOWSIM_CATALOGUE names, if it does.
    static let whole = ProcessInfo.processInfo.environment["FLOWSIM_CATALOGUE"].map {
        Catalogue(contentsOf: URL(fileURLWithPath: $0))
    }

    private static var sampleFile: URL {
        let package = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return package.appendingPathComponent("docs/samples/package-catalogue-sample.tsv")
    }

    /// Lines of section, tab, name, in the order of their sections.
    private init(contentsOf file: URL) {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            preconditionFailure("there is a catalogue at \(file.path)")
        }
        let font = FontSpec(size: 13)
        var names: [Substring: Int] = [:]
        var sections: [[FlowSize]] = []
        for line in text.split(separator: "\n") {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard columns.count > 1 else { continue }
            let label = SFLikeMetrics().singleLineSize(of: String(columns[1]), font: font, scale: 3)
            let size = FlowSize(width: min(label.width + 20, 358), height: label.height + 12)
            if let section = names[columns[0]] {
                sections[section].append(size)
            } else {
                names[columns[0]] = sections.count
                sections.append([size])
            }
        }
        self.sections = sections
    }
}
