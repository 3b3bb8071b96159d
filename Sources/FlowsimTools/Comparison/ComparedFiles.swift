import FlowScenario
import Foundation

/// One of the comparisons that a command makes: the files that are compared, and how.
enum ComparedFiles: Equatable {
    /// Two scenarios or reports.
    case pair(String, String)
    /// A file of two folders that only one of them has.
    case unpaired(UnpairedFile)
    /// One scenario in several systems; `nil` for the systems of the file.
    case profiles(String, [Scenario.Table.Profile]?)
    /// One scenario as it is, and with changes.
    case variant(String, ScenarioVariant)

    /// The files of the comparison.
    var files: [String] {
        switch self {
        case .pair(let a, let b): [a, b]
        case .unpaired(let file): [file.file]
        case .profiles(let file, _), .variant(let file, _): [file]
        }
    }

    /// The name of the comparison, which is equal in all processes and on all machines.
    var name: String {
        switch self {
        case .pair(let a, let b): "\(a) \(b)"
        case .unpaired(let file): "\(file.file) \(file.onlyIn)"
        case .variant(let file, let variant): "\(file) \(variant.name)"
        case .profiles(let file, let profiles): ([file] + (profiles ?? []).map(\.rawValue)).joined(separator: " ")
        }
    }

    /// Returns the comparisons of files in two folders, or of two files. Files with equal paths in the folders are
    /// compared, in the order of their paths.
    ///
    /// - Throws: `ScenarioError` if only one of the names is a folder, or if a folder cannot be read or has no files.
    static func all(_ a: String, _ b: String) throws(ScenarioError) -> [ComparedFiles] {
        let areFolders = [a, b].map(isFolder)
        guard areFolders.contains(true) else { return [.pair(a, b)] }
        guard !areFolders.contains(false) else {
            let file = areFolders[0] ? b : a
            throw ScenarioError(place: "", reason: "is a file, and the other one is a folder").inFile(file)
        }
        let (first, second) = (Set(try scenarios(in: a)), Set(try scenarios(in: b)))
        return first.union(second).sorted().map { path in
            guard first.contains(path) else { return .unpaired(UnpairedFile(file: "\(b)/\(path)", onlyIn: "b")) }
            guard second.contains(path) else { return .unpaired(UnpairedFile(file: "\(a)/\(path)", onlyIn: "a")) }
            return .pair("\(a)/\(path)", "\(b)/\(path)")
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Returns the paths of the JSON files in a folder and in the folders in it, relative to the folder.
    private static func scenarios(in folder: String) throws(ScenarioError) -> [String] {
        guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder) else {
            throw ScenarioError(place: "", reason: "it is no folder that can be read").inFile(folder)
        }
        let files = paths.filter { $0.hasSuffix(".json") }
        guard !files.isEmpty else {
            throw ScenarioError(place: "", reason: "there is no file whose name ends in .json").inFile(folder)
        }
        return files
    }
}

/// A file that only one of two compared folders has.
struct UnpairedFile: Codable, Hashable {
    var file: String
    /// The side that has the file: `a` or `b`.
    var onlyIn: String
}
