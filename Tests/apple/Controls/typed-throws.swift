// refused: runtime support for typed throws function types is only available in macOS 15.0.0 or newer
struct Mistake: Error {}
let table: [(name: String, read: () throws(Mistake) -> Int)] = []
