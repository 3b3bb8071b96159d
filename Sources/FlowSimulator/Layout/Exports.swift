// `import FlowSimulator` is the only import that client code needs: it includes views, geometry, and Foundation's
// `CGRect` and `IndexPath`.
@_exported import Foundation
@_exported import ViewSimulator
