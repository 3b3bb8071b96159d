import FlowSimulator
import Testing
import UIKit

@Suite("A program with the module UIKit")
struct PlainDataSourceDefaultTests {
    @MainActor @Test("Data sources that are no NSObjects are issues in it, unless that is turned off")
    func isOn() {
        #expect(LayoutIssue.reportsPlainDataSources)
    }
}
