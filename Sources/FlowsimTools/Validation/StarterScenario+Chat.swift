extension StarterScenario {
    /// Bubbles at both edges, and messages that come above and below the reader.
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
}
