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
        old.replacing("\"format\" : 1 ,", with: "\"format\" : 2 ,")
            .replacing("{\"passes\": 1", with: "{\"rounds\": 1").replacing("{\"passes\":1", with: "{\"rounds\":1")
            .replacing("\"maxNestedPasses\"", with: "\"maximumRounds\"")
            .replacing("\"layoutPasses\"", with: "\"passes\"").replacing("\"rowsBroken\"", with: "\"rowsReplaced\"")
            .replacing("\"drift\": 0", with: "\"lastDrift\": 0")
            .replacing("\"sizesAsked\"", with: "\"delegateSizeQueries\"")
            .replacing("\"flowInvalidatesOnMainLengthChange\"", with: "\"invalidatesOnScrollAxisLengthChange\"")
    }
}
