// The names of `import UIKit` on systems without UIKit. The only exports of the simulator's modules are declarations
// that have UIKit's names already, and one marker of each, so that their own names stay out of sight.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
@_exported import enum CollectionSimulator.CollectionSimulatorIsImported
@_exported import enum CompositionalSimulator.CompositionalSimulatorIsImported
@_exported import enum ControlSimulator.ControlSimulatorIsImported
@_exported import enum ElementsSimulator.ElementsSimulatorIsImported
@_exported import enum FlowSimulator.FlowSimulatorIsImported
@_exported import enum TableSimulator.TableSimulatorIsImported
@_exported import enum ViewSimulator.ViewSimulatorIsImported
@_exported import struct ViewSimulator.Selector
