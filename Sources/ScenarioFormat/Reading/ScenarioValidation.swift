import Foundation

/// A validation that finds several mistakes in a document. It reads the document repeatedly, and removes the mistake
/// that each reading finds, until no mistake is left.
///
/// A reader stops at the first mistake. The value with the mistake is replaced by a harmless one that leaves everything
/// else in its place, so that the next mistake is not caused by the repair.
package struct ScenarioValidation {
    /// The mistakes in the order of the document's text. Mistakes whose line is unknown come first, in the order in
    /// which they were found.
    package private(set) var errors: [ScenarioError] = []
    private let folder: URL?
    private let fonts: FontFileReader
    private let checks: any DocumentChecks
    /// Whether a batch was removed from the document. Later steps may then name items that the batch would have
    /// inserted.
    private var hasLostItems = false
    /// Whether all kinds of sections were removed from the document. Sections then name kinds that do not exist.
    private var hasLostSectionLayouts = false
    /// The places in a compositional layout that were repaired alone.
    private var repairedLayoutPlaces: Set<String> = []
    /// The paths of corrected keys, each of which was assumed in place of a mistyped key. Mistakes in the values of
    /// these keys are not reported, because another key may have been meant.
    private var assumedKeys: [JSONPath] = []

    /// The greatest number of mistakes that are reported. A longer list would scroll off the screen.
    static let limit = 50
    /// The limit of all bytes that are read, if a document is read several times. It limits the time of the search for
    /// mistakes in a large document.
    private static let workLimit = 100_000_000

    /// Finds the mistakes in a file, and stores them in ``errors``.
    ///
    /// - Throws: ``ScenarioError`` if the file cannot be read or is not JSON.
    package init(contentsOfFile path: String, checks: any DocumentChecks) throws(ScenarioError) {
        let bytes = try FileReading.bytes(atPath: path)
        do {
            let folder = FileReading.folder(ofFile: path)
            self.init(bytes, try JSONParser.parse(bytes), folder: folder, checks: checks)
        } catch {
            throw error.located(in: bytes)
        }
    }

    /// Finds the mistakes in a document, and stores them in ``errors``.
    ///
    /// - Parameter document: The parsed bytes.
    init(
        _ bytes: [UInt8], _ document: JSONValue, folder: URL?, fonts: RecordedFontFile? = nil,
        checks: any DocumentChecks
    ) {
        self.init(
            document, folder: folder, fonts: fonts, checks: checks,
            limit: min(Self.limit, max(1, Self.workLimit / max(1, bytes.count))))
        // Repairs keep their places, so places in the document are those of the text.
        let located = errors.map { $0.located(in: bytes) }
        errors = located.enumerated().sorted { first, second in
            let (one, other) = (first.element, second.element)
            return (one.line ?? 0, one.column ?? 0, first.offset) < (other.line ?? 0, other.column ?? 0, second.offset)
        }.map(\.element)
    }

    package init(
        _ document: JSONValue, folder: URL? = nil, fonts: RecordedFontFile? = nil, checks: any DocumentChecks,
        limit: Int = limit
    ) {
        self.folder = folder
        self.fonts = FontFileReader(given: fonts, checks)
        self.checks = checks
        var document = document
        var last: ScenarioError?
        while errors.count < limit, let error = error(of: document), error != last {
            last = error
            if !isOfLostItems(error), !isOfLostLayout(error), !isOfAssumedKey(error) { errors.append(error) }
            guard let repaired = repaired(document, error), repaired != document else { return }
            document = repaired
        }
    }

    /// The mistakes as one error; nil if there are no mistakes.
    var error: ScenarioError? {
        var first = errors.first
        first?.others = Array(errors.dropFirst())
        return first
    }

    private func error(of document: JSONValue) -> ScenarioError? {
        do {
            _ = try Scenario(
                document: document, folder: folder, work: ReadingWork(), fonts: fonts, checks: checks)
            return nil
        } catch {
            return error
        }
    }

    private func isOfAssumedKey(_ error: ScenarioError) -> Bool {
        guard !assumedKeys.isEmpty else { return false }
        let path = JSONPath(error.place)
        return assumedKeys.contains { path.prefix($0.count) == $0 }
    }

    private func isOfLostLayout(_ error: ScenarioError) -> Bool {
        hasLostSectionLayouts
            && (error.reason.hasPrefix("there is no section layout") || error.reason.contains(" does not scroll: "))
    }

    private func isOfLostItems(_ error: ScenarioError) -> Bool {
        hasLostItems && error.place.hasPrefix("steps") && error.reason.hasPrefix("there is no ")
    }
}

// MARK: Taking out what is wrong

extension ScenarioValidation {
    /// Returns the document without the mistake; nil if no harmless value is possible at its place.
    private mutating func repaired(_ document: JSONValue, _ error: ScenarioError) -> JSONValue? {
        // Groups that are too deep are a chain: each part of it would be one more mistake.
        if error.reason.contains("groups in each other") { return nil }
        let path = JSONPath(error.place)
        let isOfCompositional = path.first == .key("layout") && document["layout"]?["kind"] == "compositional"
        if isOfCompositional, repairedLayoutPlaces.insert(error.place).inserted,
            let repaired = LayoutRepair(document, path, error).document
        {
            return repaired
        }
        if case .key(let key) = error.aim, error.reason.hasPrefix("unknown key ") {
            let meant = error.reason.quotation(after: "did you mean ")
            if meant == nil, path.first == .key("steps"), isAllOfAStep(key, document[path]) {
                return withoutStep(document, path)
            }
            if let meant, document[path]?[meant] == nil { assumedKeys.append(path.appending(.key(meant))) }
            return document.replacing(path) { $0.renaming(key, to: meant) }
        }
        guard case .key(let part)? = path.first else { return nil }
        switch part {
        case "layout" where isOfCompositional: return withoutLayoutPart(document, path)
        case "steps": return withoutStep(document, path)
        case "sections": return withoutItems(document, path)
        case "cells": return withoutPart(document, path, error.reason)
        case "catalogue" where path.count < 2 || path[1] == .key("file"): return withoutCatalogue(document)
        case "layout", "table", "container", "fonts", "text", "catalogue", "$schema", "comment", "name":
            return withoutProperty(document, path)
        default: return nil
        }
    }

    /// Whether a step would do nothing without the given key.
    private func isAllOfAStep(_ key: String, _ step: JSONValue?) -> Bool {
        guard case .object(let members)? = step else { return false }
        let harmless = [key, "note", "times", "profiles", JSONComment.key]
        return members.allSatisfy { harmless.contains($0.key) }
    }

    private mutating func withoutStep(_ document: JSONValue, _ path: JSONPath) -> JSONValue? {
        guard path.count >= 2 else { return document.replacing(path) { _ in [] } }
        let step = path.prefix(2)
        if let taken = document[step], ["update", "reload", "together"].contains(where: { taken[$0] != nil }) {
            hasLostItems = true
        }
        return document.replacing(step) { _ in ["look": "everything"] }
    }

    private mutating func withoutCatalogue(_ document: JSONValue) -> JSONValue {
        hasLostItems = true
        var document = document
        document["catalogue"] = nil
        if document["sections"] == nil { document["sections"] = [] }
        return document
    }

    private func withoutItems(_ document: JSONValue, _ path: JSONPath) -> JSONValue? {
        // sections[0].items[2]…
        if path.count >= 4, path[2] == .key("items") {
            return document.replacing(path.prefix(4)) { group in
                let isCounted =
                    if case .number(let count)? = group["count"] { count >= 1 && count == count.rounded() } else {
                        false
                    }
                return ["count": isCounted ? group["count"] ?? 1 : 1]
            }
        }
        if path.count == 3, path[2] == .key("layout"),
            case .object(let kinds)? = document["layout"]?["sectionLayouts"], let kind = kinds.first
        {
            return document.setting(path, to: .string(kind.key))
        }
        guard path.count >= 3 else {
            return path.count == 2 ? document.replacing(path) { _ in ["items": []] } : nil
        }
        return document.setting(path.prefix(3), to: path[2] == .key("items") ? [] : nil)
    }

    /// Removes one mistake in a cell, and returns the changed document. A wrong constraint is replaced by
    /// `height >= 0`, which always holds. A wrong property is removed.
    private func withoutPart(_ document: JSONValue, _ path: JSONPath, _ reason: String) -> JSONValue? {
        guard path.count >= 2 else { return document.replacing(path) { _ in .object([]) } }
        if path.count == 4, path[2] == .key("constraints") {
            return document.replacing(path) { _ in "height >= 0" }
        }
        var path = path
        while path.count > 2, case .index = path[path.count - 1] { path = path.prefix(path.count - 1) }
        guard path.count > 2, case .key(let key) = path[path.count - 1],
            // A view with a wrong name is removed; any other keeps its name, because constraints may have it.
            path[path.count - 2] != .key("views") || reason.hasPrefix("“\(key)”")
        else {
            return document.replacing(path) { _ in .object([]) }
        }
        return document.setting(path, to: nil)
    }

    /// Removes one mistake in a compositional layout, and returns the changed document. The names of groups and kinds
    /// of sections stay, because other places have them.
    private mutating func withoutLayoutPart(_ document: JSONValue, _ path: JSONPath) -> JSONValue? {
        guard path.count >= 2, case .key(let key) = path[1] else {
            hasLostSectionLayouts = true
            return document.setting(JSONPath("layout.sectionLayouts"), to: ["any": ["list": .object([])]])
        }
        switch key {
        case "groups" where path.count >= 3:
            return document.replacing(path.prefix(3)) { _ in ["subitems": [.object([])]] }
        case "sectionLayouts" where path.count >= 3:
            return document.replacing(path.prefix(3)) { section in
                // A step that scrolls the section must stay possible.
                let scrolls = section["orthogonalScrolling"].map { $0 != "none" } ?? false
                return ["list": .object([]), "orthogonalScrolling": scrolls ? "continuous" : "none"]
            }
        case "sectionLayouts":
            hasLostSectionLayouts = true
            return document.setting(path, to: ["any": ["list": .object([])]])
        default: return document.setting(path.prefix(2), to: nil)
        }
    }

    private func withoutProperty(_ document: JSONValue, _ path: JSONPath) -> JSONValue? {
        guard path.count >= 2, case .key(let name) = path[0], case .key(let key) = path[1] else {
            return path.count == 1 && path[0] != .key("container") ? document.setting(path, to: nil) : nil
        }
        let harmless: [String: JSONValue] = ["width": 320, "height": 480, "estimatedItemSize": [50, 50]]
        return document.setting(path.prefix(2), to: name == "text" ? nil : harmless[key])
    }
}

extension JSONValue {
    fileprivate func setting(_ path: JSONPath, to value: JSONValue?) -> JSONValue {
        var copy = self
        copy[path] = value
        return copy
    }

    /// Returns the object after a key was renamed to the key that was probably meant. The key is removed if the object
    /// already has the other key, or if there is no similar key.
    fileprivate func renaming(_ key: String, to other: String?) -> JSONValue {
        var copy = self
        let value = copy[key]
        copy[key] = nil
        if let other, copy[other] == nil { copy[other] = value }
        return copy
    }
}

extension String {
    /// Returns the first text in quotation marks that follows the given words.
    fileprivate func quotation(after words: String) -> String? {
        guard let start = range(of: words + "“", options: .literal),
            let end = range(of: "”", options: .literal, range: start.upperBound..<endIndex)
        else { return nil }
        return String(self[start.upperBound..<end.lowerBound])
    }
}
