@_exported import ViewSimulator
