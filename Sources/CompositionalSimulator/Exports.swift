@_exported import CollectionSimulator
