@_exported import ElementsSimulator
