import FlowScenario
import Testing

/// Which optional methods the delegate and the data source of a table have.
@Suite struct TableMethodTests {
    nonisolated private static let samples: [(TableMethod, JSONValue)] = [
        (.rowHeight, ["items": [["height": 5]]]), (.rowEstimate, ["items": [["estimate": 5]]]),
        (.rowIndentation, ["items": [["indentation": 1, "count": 1]]]),
        (.headerHeight, ["header": ["title": "a", "height": 5], "items": []]),
        (.headerEstimate, ["header": ["title": "a", "estimate": 5], "items": []]),
        (.footerHeight, ["footer": ["title": "a", "height": 5], "items": []]),
        (.footerEstimate, ["footer": ["title": "a", "estimate": 5], "items": []]),
        (.headerView, ["header": ["actual": 5], "items": []]), (.footerView, ["footer": ["actual": 5], "items": []]),
        (.headerTitle, ["header": "a", "items": []]), (.footerTitle, ["footer": "a", "items": []]),
    ]

    @Test("A method is there if a section of any time needs it", arguments: samples)
    func needed(method: TableMethod, section: JSONValue) throws {
        for isThereFromTheStart in [true, false] {
            let document: JSONValue = [
                "format": 2, "container": ["width": 320, "height": 480], "table": [:],
                "sections": isThereFromTheStart ? [section] : [],
                "steps": isThereFromTheStart ? [] : [["reload": ["sections": [section]]]],
            ]
            let titles: Set<TableMethod> = [.headerTitle, .footerTitle]
            let found = try Scenario(document: document).tableMethods
            #expect(found.contains(method), "\(document)")
            #expect(found.subtracting(titles) == Set([method]).subtracting(titles), "\(document)")
        }
    }

    @Test("Every method has a sample, and a plain row needs none")
    func all() throws {
        #expect(Set(Self.samples.map(\.0)) == Set(TableMethod.allCases))
        let document: JSONValue = [
            "format": 2, "container": ["width": 320, "height": 480], "table": [:],
            "sections": [["items": [["count": 2]]]],
        ]
        #expect(try Scenario(document: document).tableMethods == [])
    }
}
