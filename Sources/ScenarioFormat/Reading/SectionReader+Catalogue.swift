import Foundation
import PlainTexts

extension SectionReader {
    /// Reads the items of a tab-separated file, one item from each line. One column has the name of the section, and
    /// another column has the text of the item.
    ///
    /// Sections come in the order in which the file first names them, items in the order of the lines.
    func catalogue(_ place: JSONPlace) throws(ScenarioError) -> [Scenario.Section] {
        let object = try place.object(["file", "sectionColumn", "textColumn"] + Self.metricKeys)
        let file = try object.required("file")
        let columns = Columns(
            section: try object["sectionColumn"]?.integer(1...1000) ?? 1,
            text: try object["textColumn"]?.integer(1...1000) ?? 2)
        let style = try textStyle(object)
        var template = Scenario.Section(items: [])
        try readMetrics(of: &template, from: object)

        var sections: [Scenario.Section] = []
        for (title, texts) in try groups(of: file, columns) {
            var section = template
            if surface.table != nil, section.header == nil { section.header = Scenario.SectionView(.title(title)) }
            section.title = surface.table == nil ? title : section.header?.title
            section.items = [Scenario.ItemGroup(.texts(texts, style))]
            try bound?.check(section.items[0], in: section, of: surface, at: place)
            sections.append(section)
        }
        return sections
    }

    /// The positions of two columns in a file; the first column has position 1. One column contains the section's name,
    /// and the other contains the item's text.
    private struct Columns {
        var section, text: Int
    }

    private func groups(
        of file: JSONPlace, _ columns: Columns
    ) throws(ScenarioError) -> [(title: String, texts: [String])] {
        var groups: [(title: String, texts: [String])] = []
        var numbers: [Substring: Int] = [:]
        let contents = try contents(of: file)
        for (line, text) in contents.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard text.utf8.count <= 2 * ScenarioLimits.textBytes else {
                throw file.error(
                    "line \(line + 1) of \(try file.string()) is longer than "
                        + "\(NumberText.grouped(2 * ScenarioLimits.textBytes)) bytes, which is the limit")
            }
            let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
            if fields.count == 1, fields[0].isEmpty { continue }
            let needed = max(columns.section, columns.text)
            guard fields.count >= needed else {
                let found = NumberText.count(fields.count, "column")
                throw file.error("line \(line + 1) of \(try file.string()) has \(found), \(needed) are needed")
            }
            let title = fields[columns.section - 1]
            if let number = numbers[title] {
                groups[number].texts.append(String(fields[columns.text - 1]))
            } else {
                numbers[title] = groups.count
                groups.append((String(title), [String(fields[columns.text - 1])]))
            }
        }
        guard !groups.isEmpty else { throw file.error("\(try file.string()) holds no lines") }
        return groups
    }

    private func contents(of file: JSONPlace) throws(ScenarioError) -> String {
        let name = try file.string()
        let path = folder.map { URL(fileURLWithPath: name, relativeTo: $0).path } ?? name
        let bytes: [UInt8]
        do {
            // A pipe that a document names may never be written to.
            try FileReading.checkIsPlainFile(path)
            bytes = try FileReading.bytes(atPath: path)
        } catch {
            throw file.error("\(name): \(error.reason)")
        }
        guard var text = String(utf8: bytes) else { throw file.error("\(name) is not UTF-8") }
        if text.utf8.contains(0x0D) { text = text.replacingOccurrences(of: "\r\n", with: "\n", options: .literal) }
        return text
    }
}

extension String {
    /// Makes a text from UTF-8; nil if the bytes are not valid. (`String(validating:as:)` is available only in systems
    /// from 2024 on.)
    init?(utf8 bytes: [UInt8]) {
        self.init(decoding: bytes, as: UTF8.self)
        // Invalid bytes became U+FFFD, so the text has other bytes than these.
        guard utf8.elementsEqual(bytes) else { return nil }
    }
}
