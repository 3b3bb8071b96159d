extension StarterScenario {
    /// Squares, three next to each other whatever the width.
    static let grid = """
        {
          "$schema": "scenario.schema.json",
          "comment": [
            "A grid of photos, three next to each other whatever the width.",
            "Run it with “flowsim run”, draw it with “flowsim render”, try it on devices with “flowsim sweep”."
          ],
          "format": 2,
          "name": "A grid of three columns",
          "container": {"width": 390, "height": 844, "scale": 3, "safeArea": [59, 0, 34, 0]},
          "layout": {"minimumLineSpacing": 2, "minimumInteritemSpacing": 2, "header": 44, "pinHeaders": true, "anchor": "top"},
          "sections": [
            {
              "title": "Favourites",
              "items": [
                {"comment": "Sizes that a delegate computes: a third of the width less two spacings, down to a pixel, and square.",
                 "size": [{"columns": 3}, {"ratio": 1}], "count": 20}
              ]
            },
            {"title": "All photos", "items": [{"size": [{"columns": 3}, {"ratio": 1}], "count": 400}]}
          ],
          "steps": [
            {"expect": {"rows": 141, "frames": {"0-0": [0, 44, 128.667, 128.667], "0-3": [0, 174.667, 128.667, 128.667]}}},
            {"scrollTo": "1-200"},
            {"expect": {"comment": "The delegate is asked for all sizes at the first layout, and for none while scrolling.",
                        "metrics": {"delegateSizeQueries": 0}, "issues": []}},
            {"update": [{"delete": ["0-3", "0-4"]}], "note": "two photos go above what is on screen, which stays with the anchor “top”"},
            {"expect": {"metrics": {"lastDrift": 0}, "rows": 140}},
            {"rotate": true, "note": "still three columns, of larger photos"},
            {"expect": {"rows": 140, "issues": []}}
          ]
        }

        """
}
