// Who imports this module has the scenarios that it runs.
@_exported import ScenarioFormat
