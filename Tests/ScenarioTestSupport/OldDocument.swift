import Foundation

/// A document of format 1.
package enum OldDocument {
    /// Every word that has another name, at every depth, and the same words where they mean something else.
    package static let old = """
        { "format" : 1 ,  "name": "\\"passes\\": sizesAsked, rowsBroken",
          "container": {"width": 320, "height": 480},
          "layout": {"estimatedItemSize": [320, 50], "options": {"maxNestedPasses": 9}},
          "sections": [{"items": [{"actual": [320, 60], "count": 20}]}], "comment": "drift",
          "steps": [
            {"expect": {"passes": 1, "comment": "passes",
                        "metrics": {"layoutPasses": 1, "rounds": 1, "rowsBroken": {"atLeast": 1},
                                    "drift": 0, "maximumDrift": 0, "sizesAsked": 0}}},
            {"together": [{"set": {"options": {"flowInvalidatesOnMainLengthChange": true}}}]},
            {"expect":   {"passes":1}}
          ]
        }

        """

    /// The same in format 2.
    package static var new: String {
        let renamed = [
            ("\"format\" : 1 ,", "\"format\" : 2 ,"), ("{\"passes\": 1", "{\"rounds\": 1"),
            ("{\"passes\":1", "{\"rounds\":1"), ("\"maxNestedPasses\"", "\"maximumRounds\""),
            ("\"layoutPasses\"", "\"passes\""), ("\"rowsBroken\"", "\"rowsReplaced\""),
            ("\"drift\": 0", "\"lastDrift\": 0"), ("\"sizesAsked\"", "\"delegateSizeQueries\""),
            ("\"flowInvalidatesOnMainLengthChange\"", "\"invalidatesOnScrollAxisLengthChange\""),
        ]
        return renamed.reduce(old) { $0.replacingOccurrences(of: $1.0, with: $1.1, options: .literal) }
    }
}
