extension StarterScenario {
    /// A table view whose rows size themselves, on two systems.
    static let table = """
        {
          "$schema": "scenario.schema.json",
          "comment": [
            "A table view, what is in it, and what is done to it. Lengths are points.",
            "Run it with “flowsim run”, draw it with “flowsim render”, find an estimate with “flowsim advise”;",
            "docs/scenarios.md lists every key. Every object may have a comment: a text or a list of texts."
          ],
          "format": 2,
          "name": "A table whose rows size themselves",
          "container": {
            "comment": "The view. scale is pixels per point.",
            "width": 390, "height": 844, "scale": 3
          },
          "table": {
            "comment": "The systems that are played, one after the other; “profile” for one alone.",
            "profiles": ["iOS8", "iOS15"],
            "estimatedRowHeight": 64,
            "separatorStyle": "none"
          },
          "sections": [
            {
              "header": "Today",
              "items": [
                {"comment": "The size of the cell when it is measured; a list is gone through again and again.",
                 "actual": [64, 84, 104], "count": 12}
              ]
            },
            {"header": "Earlier", "items": [{"actual": 84, "accessory": "disclosureIndicator", "count": 300}]}
          ],
          "steps": [
            {"scroll": {"by": [0, 88]}, "times": 10, "note": "ten short swipes"},
            {"expect": {"comment": "Rows that come up are measured once.", "calls": {"fitRow": {"atMost": 14}}}},
            {
              "together": [{"reload": "everything"}, {"scrollTo": "1-200"}],
              "note": "nothing above is measured now"
            },
            {"scroll": {"by": [0, -88]}, "note": "iOS 8 jumps by the error of the estimates"},
            {"expect": {"metrics": {"lastDrift": 20}}, "profiles": ["iOS8"]},
            {"expect": {"metrics": {"lastDrift": 0}}, "profiles": ["iOS15"]}
          ]
        }

        """
}
