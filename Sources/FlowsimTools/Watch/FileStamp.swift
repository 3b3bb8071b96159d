import Foundation

/// The attributes of a file that change when it is saved. An editor may write another file and give it the name.
struct FileStamp: Hashable {
    let modification: Date
    let size: Int
    /// The number of the file in its file system.
    var number = 0
}

extension FileStamp {
    /// Reads the attributes of the file that the name leads to; `nil` if there is none now.
    init?(ofFile path: String) {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: target),
            attributes[.type] as? FileAttributeType == .typeRegular,
            let modification = attributes[.modificationDate] as? Date
        else { return nil }
        self.init(
            modification: modification, size: (attributes[.size] as? NSNumber)?.intValue ?? 0,
            number: (attributes[.systemFileNumber] as? NSNumber)?.intValue ?? 0)
    }
}
