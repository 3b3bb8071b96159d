// refused: 'now' is only available in macOS 12 or newer
import Foundation

let date = Date.now
