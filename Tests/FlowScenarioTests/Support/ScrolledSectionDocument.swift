/// A shelf that is scrolled across, a view that is scrolled, and an insertion above what is on screen.
enum ScrolledSectionDocument {
    static let text = #"""
        {"format": 2, "container": {"width": 300, "height": 200},
         "layout": {"kind": "compositional", "anchor": "none", "sectionLayouts": {
           "rows": {"group": {"height": 60, "subitems": [{}]}},
           "shelf": {"orthogonalScrolling": "continuous", "group": {"width": 100, "height": 50, "subitems": [
             {"supplementaryItems": [{"width": 9, "height": 9}]}]}}}},
         "sections": [{"layout": "rows", "items": [{"count": 2}]}, {"layout": "shelf", "items": [{"count": 12}]},
                      {"layout": "rows", "items": [{"count": 9}]}],
         "steps": [{"scrollSection": {"section": 1, "to": 130}}, {"scroll": {"by": [0, 20]}},
                   {"update": [{"insert": "0-0", "items": [{"count": 1}]}]}]}
        """#
}
