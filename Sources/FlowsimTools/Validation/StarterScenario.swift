/// What `flowsim new` writes: a small scenario that says what its parts are for.
enum StarterScenario {
    static let text = """
        {
          "comment": [
            "A collection view, what is in it, and what is done to it. Lengths are points.",
            "Run it with “flowsim run”, draw it with “flowsim render”; docs/scenarios.md lists every key.",
            "Every object may have a comment: a text or a list of texts."
          ],
          "format": 2,
          "name": "A list that opens one of its rows",
          "container": {
            "comment": "The view. scale is pixels per point.",
            "width": 390, "height": 844, "scale": 3
          },
          "layout": {
            "comment": [
              "The flow layout's properties. With an estimatedItemSize cells are measured as they come into view;",
              "[0, 0] turns that off."
            ],
            "estimatedItemSize": [390, 72],
            "minimumLineSpacing": 1,
            "header": 32,
            "pinHeaders": true
          },
          "sections": [
            {
              "title": "Today",
              "items": [
                {"comment": "What the cell answers when it is measured; a list is gone through again and again.",
                 "actual": [[390, 64], [390, 84], [390, 104]], "count": 12}
              ]
            },
            {"title": "Earlier", "items": [{"actual": [390, 64], "count": 300}]}
          ],
          "steps": [
            {
              "expect": {
                "comment": "After the first layout: twelve estimates fill the screen, so twelve cells were measured.",
                "measured": 12, "estimated": 300, "issues": []
              }
            },
            {"scroll": {"by": [0, 88]}, "times": 10, "note": "ten short swipes"},
            {
              "expect": {
                "comment": "What the swipes may cost, and what the reader may notice.",
                "metrics": {"remeasured": 0, "maximumDrift": 0, "measured": {"atMost": 14}}
              }
            },
            {"resizeItems": {"0-11": [390, 180]}, "note": "a row is opened"},
            {"expect": {"metrics": {"measured": 1, "rowsReplaced": {"atMost": 3}, "lastDrift": 0}}}
          ]
        }

        """

    /// The same with a table.
    static let table = """
        {
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
                {"comment": "What the cell answers when it is measured; a list is gone through again and again.",
                 "actual": [64, 84, 104], "count": 12}
              ]
            },
            {"header": "Earlier", "items": [{"actual": 84, "accessory": "disclosureIndicator", "count": 300}]}
          ],
          "steps": [
            {"scroll": {"by": [0, 88]}, "times": 10, "note": "ten short swipes"},
            {"expect": {"comment": "Rows that come up are measured once.", "calls": {"fitRow": {"atMost": 14}}}},
            {
              "together": [{"reload": "everything"}, {"scrollTo": {"item": [1, 200], "position": "top"}}],
              "note": "nothing above is measured now"
            },
            {"scroll": {"by": [0, -88]}, "note": "iOS 8 jumps by the error of the estimates"},
            {"expect": {"metrics": {"lastDrift": 20}}, "profiles": ["iOS8"]},
            {"expect": {"metrics": {"lastDrift": 0}}, "profiles": ["iOS15"]}
          ]
        }

        """
}
