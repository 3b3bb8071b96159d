extension StarterScenario {
    /// Rows that are measured, and one that opens.
    static let list = """
        {
          "$schema": "scenario.schema.json",
          "comment": [
            "A collection view, what is in it, and what is done to it. Lengths are points, or relative to the room for items.",
            "Run it with “flowsim run”, draw it with “flowsim render”, try it on devices with “flowsim sweep”;",
            "docs/scenarios.md lists every key. Every object may have a comment: a text or a list of texts."
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
              "[0, 0] turns that off. “100%” is as wide as the view allows."
            ],
            "estimatedItemSize": ["100%", 72],
            "minimumLineSpacing": 1,
            "header": 32,
            "pinHeaders": true
          },
          "sections": [
            {
              "title": "Today",
              "items": [
                {"comment": "The size of the cell when it is measured; a list is gone through again and again.",
                 "actual": [["100%", 64], ["100%", 84], ["100%", 104]], "count": 12}
              ]
            },
            {"title": "Earlier", "items": [{"actual": ["100%", 64], "count": 300}]}
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
                "comment": "Limits for the cost of the swipes, and for what the reader may notice.",
                "metrics": {"remeasured": 0, "maximumDrift": 0, "measured": {"atMost": 14}}
              }
            },
            {"resizeItems": {"0-11": ["100%", 180]}, "note": "a row is opened"},
            {"expect": {"metrics": {"measured": 1, "rowsReplaced": {"atMost": 3}, "lastDrift": 0}}}
          ]
        }

        """
}
