// A client that imports this module also gets the scenarios that it runs, and the pictures and pages that it makes.
@_exported import LayoutPictures
@_exported import PlainTexts
@_exported import ScenarioFormat
