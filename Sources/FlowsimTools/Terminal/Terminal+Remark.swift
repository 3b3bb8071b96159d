extension Terminal {
    /// What a table has no columns for, and how to see it; nothing where nothing is left out.
    ///
    /// - Parameter headings: Those that are left out, of one table or of several.
    func remark(omitting headings: [String]) -> [String] {
        let names = headings.enumerated().filter { headings.firstIndex(of: $1) == $0 }.map { "“\($1)”" }
        guard let last = names.last else { return [] }
        let rest = names.dropLast()
        let list = rest.isEmpty ? last : rest.joined(separator: ", ") + " and " + last
        let verb = names.count == 1 ? "is" : "are"
        return wrapped("There is no room for \(list), which \(verb) in a wider terminal and with --json.", .note)
    }
}
