import Foundation

/// The package that `flowsim new package` writes: a layout, a cell, a controller, their tests, and a workflow for CI.
///
/// Its files are some of those of `docs/samples/layout-package`, under other names; see ``PackageTemplates``.
struct StarterPackage {
    /// The names of the sample that a package replaces with its own.
    private static let (sampleModule, samplePackage) = ("SampleLayouts", "layout-package")
    private static let sampleDependency = #".package(name: "flow-layout-simulator", path: "../../..")"#

    /// A reason for which a package is not written.
    enum Refusal: String, Error {
        case isThere = "is there already"
        case cannotBeWritten = "cannot be written"
    }

    let name: PackageName
    let dependency: PackageDependency

    /// The files with their paths from the package's folder.
    var files: [(path: String, text: String)] {
        PackageTemplates.files.map { path, text in
            let text = text.replacingOccurrences(of: Self.sampleDependency, with: dependency.line)
                .replacingOccurrences(
                    of: #"package: "flow-layout-simulator""#, with: #"package: "\#(dependency.package)""#)
            return (renamed(path), renamed(text))
        }
    }

    /// Writes all files, or none of them.
    ///
    /// - Throws: ``Refusal`` if there is a file or folder with this name, or if it cannot be written.
    func write(to folder: URL) throws(Refusal) {
        let manager = FileManager.default
        guard !manager.fileExists(atPath: folder.path) else { throw .isThere }
        // The files appear together, because a folder that is complete is moved.
        let draft = folder.deletingLastPathComponent().appendingPathComponent(".\(name.text)-\(UUID().uuidString)")
        defer { try? manager.removeItem(at: draft) }
        do {
            for (path, text) in files {
                let file = draft.appendingPathComponent(path)
                try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
            try manager.moveItem(at: draft, to: folder)
        } catch {
            throw .cannotBeWritten
        }
    }

    private func renamed(_ text: String) -> String {
        text.replacingOccurrences(of: Self.sampleModule, with: name.text)
            .replacingOccurrences(of: "\"\(Self.samplePackage)\"", with: "\"\(name.text)\"")
    }
}
