// `import FlowTesting` is all that a test writes: the views, and the pictures and pages that are made of them.
@_exported import FlowSimulator
@_exported import LayoutPictures
