import Foundation

/// A dependency on this library in a package's manifest.
enum PackageDependency {
    /// The sources in a folder. The path is relative to the package's folder, or absolute.
    case path(String)
    case branch(String, url: String)
    case revision(String, url: String)
    /// A version that is tagged, or a later one that keeps its API.
    case version(String, url: String)

    /// The dependency as it is written in a manifest.
    var line: String {
        switch self {
        case .path(let path): #".package(name: "flow-layout-simulator", path: "\#(Self.escaped(path))")"#
        case .branch(let branch, let url): #".package(url: "\#(url)", branch: "\#(branch)")"#
        case .revision(let revision, let url): #".package(url: "\#(url)", revision: "\#(revision)")"#
        // Before version 1 a minor version may change the API.
        case .version(let version, let url): #".package(url: "\#(url)", .upToNextMinor(from: "\#(version)"))"#
        }
    }

    /// The name by which products of the dependency are named in a manifest. For an address it is the last part.
    var package: String {
        switch self {
        case .path: return "flow-layout-simulator"
        case .branch(_, let url), .revision(_, let url), .version(_, let url):
            let last = url.split(separator: "/").last.map(String.init) ?? url
            return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        }
    }

    /// Returns the contents of a literal of Swift.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\", "\"": "\\\(scalar)"
            case _ where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }.joined()
    }

    /// Returns the dependency of a package on the sources in another folder. Their path is relative if both folders are
    /// next to each other, so that they can be moved together.
    static func path(to sources: URL, from package: URL) -> PackageDependency {
        let sources = sources.standardizedFileURL
        let neighbours = package.standardizedFileURL.deletingLastPathComponent()
        let areNeighbours = sources.deletingLastPathComponent().path == neighbours.path
        return .path(areNeighbours ? "../\(sources.lastPathComponent)" : sources.path)
    }

    // MARK: The sources of this library

    /// Whether a folder holds the sources of this library.
    static func areSources(_ folder: URL) -> Bool {
        let manifest = try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
        return manifest?.contains("name: \"flow-layout-simulator\",") == true
    }

    /// Returns the folder of the sources around the running program, or else those from which it was built; nil if
    /// neither are on this machine.
    static func sources(around executable: URL?, builtFrom file: String = #filePath) -> URL? {
        [executable, URL(fileURLWithPath: file)].compactMap(\.self).lazy.compactMap(sources(around:)).first
    }

    private static func sources(around file: URL) -> URL? {
        var folder = file.resolvingSymlinksInPath().deletingLastPathComponent()
        while folder.pathComponents.count > 1 {
            if areSources(folder) { return folder }
            folder.deleteLastPathComponent()
        }
        return nil
    }
}
