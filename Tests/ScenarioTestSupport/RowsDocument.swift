import FlowScenario

/// A list of equal rows that are measured, with steps of the caller's.
package enum RowsDocument {
    package static func text(steps: String, items: String = #"{"actual": [200, 30], "count": 40}"#) -> String {
        """
        {"format": 2, "name": "Rows", "container": {"width": 200, "height": 100},
         "layout": {"estimatedItemSize": [200, 50], "minimumLineSpacing": 0, "header": 20},
         "sections": [{"items": [\(items)]}], "steps": [\(steps)]}
        """
    }

    package static func scenario(
        steps: String, items: String = #"{"actual": [200, 30], "count": 40}"#
    ) throws -> Scenario {
        try Scenario(json: text(steps: steps, items: items).utf8)
    }
}
