// refused: 'Int128' is only available in macOS 15.0 or newer
let sum: Int128 = 3
