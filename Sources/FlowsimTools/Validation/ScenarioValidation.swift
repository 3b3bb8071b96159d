import FlowScenario
import Foundation

/// Reads a document again and again, and removes what is wrong each time, until nothing is.
///
/// A reader stops at the first mistake. What it named is replaced by something harmless that leaves everything else in
/// its place, so that the next mistake is one of the writer's and not of the repair.
struct ScenarioValidation {
    private(set) var errors: [ScenarioError] = []
    private let folder: URL?
    /// A batch was removed, so later steps may name items that it would have brought.
    private var hasLostItems = false

    /// More would scroll away.
    static let limit = 50

    /// - Throws: ``ScenarioError`` where the file cannot be read or is not JSON.
    init(contentsOfFile path: String) throws(ScenarioError) {
        let bytes = try FileReading.bytes(atPath: path)
        self.init(try JSONParser.parse(bytes), folder: URL(fileURLWithPath: path).deletingLastPathComponent())
        // What was repaired is in its place, so that places in the document are those of the file.
        errors = errors.map { $0.located(in: bytes) }
    }

    init(_ document: JSONValue, folder: URL? = nil) {
        self.folder = folder
        var document = document
        while errors.count < Self.limit, let error = error(of: document) {
            if !isOfLostItems(error) {
                guard errors.last != error else { return }
                errors.append(error)
            }
            guard let repaired = repaired(document, error), repaired != document else { return }
            document = repaired
        }
    }

    private func error(of document: JSONValue) -> ScenarioError? {
        do {
            _ = try Scenario(document: document, folder: folder)
            return nil
        } catch {
            return error
        }
    }

    private func isOfLostItems(_ error: ScenarioError) -> Bool {
        hasLostItems && error.place.hasPrefix("steps") && error.reason.hasPrefix("there is no ")
    }
}

// MARK: Taking out what is wrong

extension ScenarioValidation {
    /// nil where nothing harmless could be there.
    private mutating func repaired(_ document: JSONValue, _ error: ScenarioError) -> JSONValue? {
        let path = JSONPath(error.place)
        if error.reason.hasPrefix("unknown key “"), let key = error.reason.quotation(after: "unknown key "),
            !key.contains("…")
        {
            let meant = error.reason.quotation(after: "did you mean ")
            return document.replacing(path) { $0.renaming(key, to: meant) }
        }
        guard case .key(let part)? = path.first else { return nil }
        switch part {
        case "steps": return withoutStep(document, path)
        case "sections": return withoutItems(document, path)
        case "cells": return withoutPart(document, path, error.reason)
        case "layout", "table", "container", "text", "catalogue", "$schema", "comment", "name":
            return withoutProperty(document, path)
        default: return nil
        }
    }

    private mutating func withoutStep(_ document: JSONValue, _ path: JSONPath) -> JSONValue? {
        guard path.count >= 2 else { return document.replacing(path) { _ in [] } }
        let step = path.prefix(2)
        if let taken = document.value(at: step), ["update", "reload", "together"].contains(where: { taken[$0] != nil })
        {
            hasLostItems = true
        }
        return document.replacing(step) { _ in ["look": "everything"] }
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
        guard path.count >= 3 else {
            return path.count == 2 ? document.replacing(path) { _ in ["items": []] } : nil
        }
        return document.replacing(path.prefix(2)) { section in
            guard case .key(let key) = path[2] else { return section }
            var section = section
            section[key] = key == "items" ? [] : nil
            return section
        }
    }

    /// Of a cell: a constraint that says nothing in place of a wrong one, and no property that is wrong.
    private func withoutPart(_ document: JSONValue, _ path: JSONPath, _ reason: String) -> JSONValue? {
        guard path.count >= 2 else { return document.replacing(path) { _ in .object([]) } }
        if path.count == 4, path[2] == .key("constraints") {
            return document.replacing(path) { _ in "height >= 0" }
        }
        var path = path
        while path.count > 2, case .index = path[path.count - 1] { path = path.prefix(path.count - 1) }
        guard path.count > 2, case .key(let key) = path[path.count - 1],
            // A view whose name is wrong goes; else its name stays, for those who mean it.
            path[path.count - 2] != .key("views") || reason.hasPrefix("“\(key)”")
        else {
            return document.replacing(path) { _ in .object([]) }
        }
        return document.replacing(path.prefix(path.count - 1)) { object in
            var object = object
            object[key] = nil
            return object
        }
    }

    private func withoutProperty(_ document: JSONValue, _ path: JSONPath) -> JSONValue? {
        guard path.count >= 2, case .key(let name) = path[0], case .key(let key) = path[1] else {
            guard path.count == 1, case .key(let name) = path[0], name != "container" else { return nil }
            var document = document
            document[name] = nil
            return document
        }
        let harmless: [String: JSONValue] = ["width": 320, "height": 480, "estimatedItemSize": [50, 50]]
        return document.replacing(path.prefix(1)) { object in
            var object = object
            object[key] = name == "text" ? nil : harmless[key]
            return object
        }
    }
}

extension JSONValue {
    /// The same with a key as it was probably meant; without it where there is such a key, or none is near.
    fileprivate func renaming(_ key: String, to other: String?) -> JSONValue {
        var copy = self
        let value = copy[key]
        copy[key] = nil
        if let other, copy[other] == nil { copy[other] = value }
        return copy
    }
}

extension String {
    /// What stands in quotation marks after some words, where they first are.
    fileprivate func quotation(after words: String) -> String? {
        guard let start = range(of: words + "“", options: .literal),
            let end = range(of: "”", options: .literal, range: start.upperBound..<endIndex)
        else { return nil }
        return String(self[start.upperBound..<end.lowerBound])
    }
}
