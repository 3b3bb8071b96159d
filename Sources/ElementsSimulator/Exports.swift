// Clients of elements need views, geometry, and Foundation's `CGRect` and `IndexPath`.
@_exported import Foundation
@_exported import ViewSimulator
