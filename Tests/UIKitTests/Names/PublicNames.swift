import FlowTestSupport
import Foundation

/// The public declarations of the modules, as docs/api lists them, under UIKit's names.
struct PublicNames {
    /// Of the simulator's modules: "View.frame".
    private var declarations: Set<String> = []
    /// What a type inherits from and conforms to.
    private var inherited: [String: [String]] = [:]
    /// The simulator's name of what has UIKit's: "UIView" → "View".
    private(set) var aliases: [String: String] = [:]
    /// Classes at the top level of a module: "ViewSimulator.View".
    private var classes: Set<String> = []
    /// Types at the top level of the simulator's modules.
    private(set) var types: Set<String> = []
    /// What the modules of names export or declare, but for aliases of types.
    private(set) var exported: Set<String> = []

    static let simulator = [
        "ViewSimulator", "ControlSimulator", "ElementsSimulator", "CollectionSimulator",
        "CompositionalSimulator", "TableSimulator", "FlowSimulator",
    ]
    static let modulesOfNames = ["CoreGraphics", "QuartzCore", "UIKit"]

    init() throws {
        for module in Self.simulator { try readSimulator(module) }
        for module in Self.modulesOfNames { try readNames(module) }
    }

    private mutating func readSimulator(_ module: String) throws {
        for (name, declaration) in try Self.lines(of: module) {
            declarations.insert(name)
            guard let kind = declaration.firstMatch(of: ["class", "struct", "enum", "protocol", "typealias"]) else {
                continue
            }
            if !name.contains(".") { types.insert(name) }
            if !name.contains("."), kind == "class" { classes.insert("\(module).\(name)") }
            guard kind != "typealias" else { continue }
            let inheritance = declaration.components(separatedBy: ": ").dropFirst().last ?? ""
            inherited[name] = inheritance.components(separatedBy: ", ").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    private mutating func readNames(_ module: String) throws {
        for (name, declaration) in try Self.lines(of: module) {
            let sides = declaration.components(separatedBy: " = ")
            if declaration.contains(" typealias "), sides.count == 2 {
                aliases[name] = String(sides[1].prefix { $0 != "<" })
            } else {
                exported.insert(name)
            }
        }
        let exports = try Repository.text("Sources/\(module)/Exports.swift").text
        for line in exports.split(separator: "\n") where line.hasPrefix("@_exported import") {
            let words = line.split(separator: " ")
            guard words.count == 4, let name = words[3].split(separator: ".").last.map(String.init) else { continue }
            exported.insert(name)
            if types.contains(name) { aliases[name] = name }
        }
    }

    private static func lines(of module: String) throws -> [(name: String, declaration: String)] {
        try Repository.text("docs/api/\(module).txt").text.split(separator: "\n").map { line in
            // Names of arguments have colons too, but no blank after them.
            let name = line.prefix(upTo: line.range(of: ": ")?.lowerBound ?? line.endIndex)
            return (String(name), String(line.dropFirst(name.count + 2)))
        }
    }

    // MARK: Questions

    /// Whether a module has a class of the name.
    func isClass(_ name: String, of module: String) -> Bool { classes.contains("\(module).\(name)") }

    /// Whether a member of a type exists, both under UIKit's names. No type: a free function or a constant. No member:
    /// the type itself.
    func has(_ member: String, of type: String) -> Bool {
        if type.isEmpty { return exported.contains { $0 == member || member.hasPrefix("\($0)(") } }
        let parts = type.split(separator: ".").map(String.init)
        let name = ([aliases[parts[0]] ?? parts[0]] + parts.dropFirst()).joined(separator: ".")
        guard aliases[parts[0]] != nil || !types.contains(parts[0]) else { return false }
        if member.isEmpty { return aliases[parts[0]] != nil || exported.contains(type) }
        return has(member, ofSimulated: name)
    }

    private func has(_ member: String, ofSimulated type: String) -> Bool {
        // A protocol may inherit from the class that conforms to it.
        var seen: Set<String> = [type]
        var waiting = [type]
        while let type = waiting.popLast() {
            if declarations.contains("\(type).\(member)") { return true }
            let parents = inherited[type] ?? []
            // The compiler makes this one.
            if member == "==(_:_:)", parents.contains("Equatable") { return true }
            waiting += parents.filter { seen.insert($0).inserted }
        }
        return false
    }
}

extension String {
    /// The first of the words that the text has before a brace or a colon.
    fileprivate func firstMatch(of words: Set<String>) -> String? {
        prefix { $0 != ":" && $0 != "(" }.split(separator: " ").map(String.init).first { words.contains($0) }
    }
}
