// `import FlowSimulator` is the only import that client code needs: it includes collection views, tables, controls,
// views, and Foundation's `CGRect` and `IndexPath`.
@_exported import ControlSimulator
@_exported import CollectionSimulator
@_exported import TableSimulator
