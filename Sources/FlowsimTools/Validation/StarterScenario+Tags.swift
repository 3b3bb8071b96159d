extension StarterScenario {
    /// Items as wide as their texts.
    static let tags = """
        {
          "$schema": "scenario.schema.json",
          "comment": [
            "Tags as wide as their texts, in as many rows as it takes.",
            "Run it with “flowsim run”, draw it with “flowsim render”, try it on devices and text sizes with “flowsim sweep”."
          ],
          "format": 2,
          "name": "Tags of many widths",
          "container": {"width": 390, "height": 844, "scale": 3},
          "layout": {
            "comment": "Without an estimate the layout asks for every size; its last lines begin at the start, like all lines here.",
            "minimumLineSpacing": 8,
            "minimumInteritemSpacing": 8,
            "sectionInset": [12, 16, 20, 16],
            "header": 36,
            "options": {"lineAlignment": "start"}
          },
          "text": {"comment": "No tag is wider than the view; what is longer is cut off.",
                   "fontSize": 15, "padding": [7, 12, 7, 12], "maxWidth": "100%"},
          "sections": [
            {
              "title": "Topics",
              "items": [
                {"texts": [
                  "layout", "self-sizing cells", "estimates", "scroll anchors", "batch updates", "diffable data", "prefetching",
                  "right to left", "Dynamic Type", "safe area", "a tag that is far longer than all of the others, so that it fills a row",
                  "reuse", "headers", "footers", "insets"
                ]}
              ]
            },
            {"title": "People", "items": [{"texts": ["Ada", "Grace", "Katherine", "Barbara", "Radia", "Frances", "Jean"], "count": 60}]}
          ],
          "steps": [
            {"expect": {"issues": [], "rows": 21}},
            {"update": [{"insert": "0-3", "items": [{"text": "a new tag"}]}, {"delete": "0-0"}], "note": "one tag comes, one goes"},
            {"expect": {"issues": []}},
            {"traits": {"contentSizeCategory": "accessibilityLarge"}, "note": "the reader wants larger texts"},
            {"invalidate": "everything"},
            {"expect": {"issues": []}}
          ]
        }

        """
}
