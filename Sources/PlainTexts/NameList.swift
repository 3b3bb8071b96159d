/// The text of a list of names in a sentence. Each name is listed once, in the given order. If there are more than six
/// names, only the first five are listed, with the number of the other names.
package struct NameList: CustomStringConvertible {
    private let names: [String]
    private static let shown = 6

    package init(_ names: [String]) {
        var seen: Set<String> = []
        self.names = names.filter { seen.insert($0).inserted }
    }

    package var isEmpty: Bool { names.isEmpty }

    package var description: String {
        guard names.count > Self.shown else {
            return names.count < 2
                ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
        }
        let first = names.prefix(Self.shown - 1).joined(separator: ", ")
        return "\(first) and \(NumberText.grouped(names.count - Self.shown + 1)) more"
    }
}
