// `import FlowSimulator` is all that client code writes: views and geometry come along, and Foundation's `CGRect` and
// `IndexPath`.
@_exported import Foundation
@_exported import ViewSimulator
