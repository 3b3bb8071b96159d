// refused: 'contains' is only available in macOS 13.0 or newer
let found = "xabc".contains("ab")
