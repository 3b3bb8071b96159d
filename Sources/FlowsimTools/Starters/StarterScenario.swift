/// The scenarios that `flowsim new` writes. They are small, their parts have comments, and their expectations are met.
///
/// Their sizes are relative to the room, so that `flowsim sweep` finds nothing wrong on any device.
enum StarterScenario {
    /// The starter scenarios, each with its name on the command line. The first is the default.
    static let kinds = [
        ("list", list), ("chat", chat), ("grid", grid), ("tags", tags), ("store", store), ("table", table),
    ]

    static func text(of kind: String) -> String? { kinds.first { $0.0 == kind }?.1 }

    /// A list of rows that are measured. A step makes one row higher, as if the user opened it.
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

    /// A chat with bubbles at both edges. A message is inserted at the end, and older messages are inserted at the
    /// beginning.
    static let chat = """
        {
          "$schema": "scenario.schema.json",
          "comment": [
            "A chat: each cell is as wide as the view, with a bubble at one of its edges that wraps its text.",
            "Run it with “flowsim run”, draw it with “flowsim render”, try it on devices and text sizes with “flowsim sweep”."
          ],
          "format": 2,
          "name": "A chat that is read while messages come",
          "container": {"width": 390, "height": 844, "scale": 3, "safeArea": [59, 0, 34, 0]},
          "layout": {
            "comment": [
              "Cells are measured: a chat cannot know how high its texts are.",
              "With “top” what is read stays while messages come in; without, the offset stays, as UIKit's does."
            ],
            "estimatedItemSize": ["100%", 64],
            "minimumLineSpacing": 0,
            "sectionInset": [8, 0, 8, 0],
            "header": 28,
            "anchor": "top"
          },
          "cells": {
            "theirs": {"bubble": "leading"},
            "mine": {"comment": "All properties of a bubble; “leading” or “trailing” alone does, too.",
                     "bubble": {"side": "trailing", "maxWidth": "75%", "padding": [8, 12, 8, 12], "font": "body"}}
          },
          "sections": [
            {
              "title": "Yesterday",
              "items": [
                {"comment": "Contents are gone through again and again.",
                 "cell": "theirs", "count": 8, "contents": [
                  "Did you see how the list jumps when the first picture comes in?",
                  "Only upwards, and only sometimes.",
                  "It is worst right after the app was opened, when nothing on screen was measured yet and everything above it is a guess."
                ]},
                {"cell": "mine", "count": 4, "contents": ["Yes.", "I have a recording; it is the third message from the top that does it."]},
                {"cell": "theirs", "count": 8, "contents": ["Can you send it?", "And which phone was it? Mine does nothing of the sort, whatever I try."]}
              ]
            },
            {
              "title": "Today",
              "items": [
                {"cell": "mine", "content": "Found it."},
                {"cell": "mine", "content": "The estimate is 64 points for every message, and the short ones are 45: each that comes in from above moves all the others."},
                {"cell": "theirs", "content": "So what do we do?"},
                {"cell": "mine", "content": "Keep the first message on screen where it is. Then it does not matter."},
                {"cell": "theirs", "contents": ["Good.", "Let me try that on the small phone first."]}
              ]
            }
          ],
          "steps": [
            {"scroll": {"to": "end"}, "note": "a chat opens at its end"},
            {"expect": {"lastVisible": "1-5", "issues": []}},
            {"update": [{"insert": "1-6", "items": [{"cell": "mine", "content": "And?"}]}], "note": "a message is sent"},
            {"expect": {"metrics": {"lastDrift": 0}, "issues": []}},
            {"scroll": {"by": [0, -300]}, "times": 3, "note": "the reader goes back"},
            {"expect": {"comment": "Nothing jumps while messages above are measured.", "metrics": {"maximumDrift": 0}}},
            {
              "update": [{"insert": "0-0", "items": [{"cell": "theirs", "count": 20, "content": "An older message, which was loaded as the reader came near."}]}],
              "note": "older messages come in above"
            },
            {"expect": {"metrics": {"lastDrift": 0}, "issues": []}},
            {"rotate": true},
            {"expect": {"issues": []}}
          ]
        }

        """

    /// A grid of squares. Three squares are next to each other at any width.
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

    /// A list of tags, which are items as wide as their texts.
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

    /// A scenario with a table view whose rows size themselves. It is run on two releases of the system.
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

    /// A page of a store with a compositional layout: a shelf that scrolls, a grid with badges, and a list.
    static let store = """
        {
          "$schema": "scenario.schema.json",
          "comment": [
            "A page of a store: a compositional layout of a shelf, a grid and a list. Lengths are points or shares of the container.",
            "Run it with “flowsim run”, draw it with “flowsim render”, try it on devices with “flowsim sweep”;",
            "docs/scenarios.md lists every key under “A compositional layout”."
          ],
          "format": 2,
          "name": "A page of a store: a shelf, a grid, a list",
          "container": {"width": 390, "height": 844, "scale": 3},
          "layout": {
            "kind": "compositional",
            "comment": "Kinds of sections by name; each section of the document names its kind.",
            "sectionLayouts": {
              "shelf": {
                "comment": "Columns of three apps, which are as high as their cells ask for. A swipe shows the next column.",
                "group": {
                  "axis": "vertical", "width": {"fractionalWidth": 0.9}, "height": {"estimated": 216},
                  "repeatingSubitem": {"height": {"estimated": 72}}, "count": 3
                },
                "orthogonalScrolling": "groupPaging",
                "boundaryItems": [{"height": {"estimated": 44}}]
              },
              "grid": {
                "comment": "Three squares share the width.",
                "group": {
                  "height": {"fractionalWidth": 0.3333333333333333}, "count": 3,
                  "subitem": {"contentInsets": [1, 1, 1, 1], "supplementaryItems": [{"kind": "badge", "width": 20, "height": 20}]}
                }
              },
              "more": {"list": {"appearance": "insetGrouped"}}
            }
          },
          "sections": [
            {
              "layout": "shelf", "title": "New apps", "header": 52,
              "items": [{"comment": "Heights that cells ask for; the layout decides their width.",
                         "actual": [["100%", 64], ["100%", 80]], "count": 9}]
            },
            {"layout": "grid", "items": [{"count": 9}]},
            {"layout": "more", "items": [{"actual": 52, "count": 20}]}
          ],
          "steps": [
            {
              "expect": {
                "comment": "The first column of the shelf and the next one, which shows its edge, were measured, and what is on screen of the list.",
                "frames": {"header 0": [0, 0, 390, 52], "0-0": [0, 52, 351, 64], "1-0": [1, 277, 128, 128]},
                "issues": []
              }
            },
            {"scrollSection": {"section": 0, "to": 200, "velocity": 1}, "note": "a swipe"},
            {
              "expect": {
                "sectionOffsets": {"0": 351},
                "metrics": {"maximumDrift": 0, "layoutShiftScore": {"atMost": 0.2}}
              }
            },
            {"scroll": {"by": [0, 120]}, "times": 8, "note": "eight swipes down"},
            {"expect": {"metrics": {"remeasured": {"atMost": 6}, "maximumDrift": 0}, "issues": []}},
            {"resizeItems": {"2-8": 104}, "note": "a row is opened"},
            {"expect": {"metrics": {"measured": 1, "rowsReplaced": 1}}},
            {"rotate": true},
            {"expect": {"issues": []}}
          ]
        }

        """
}
