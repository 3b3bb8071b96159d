// refused: is only available in macOS 13.0 or newer
let parts = "a, b".split(separator: ", ")
