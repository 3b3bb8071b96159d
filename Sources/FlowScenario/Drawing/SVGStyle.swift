/// The drawing's looks. Colours are given twice, since pictures are in light and in dark pages.
enum SVGStyle {
    static let fonts = "-apple-system, 'Helvetica Neue', Helvetica, Arial, sans-serif"

    static let sheet = """
        text { font-family: \(fonts); fill: #1f2430; }
        .ground { fill: #ffffff; }
        .title { font-size: 16px; font-weight: 600; }
        .muted { font-size: 11px; fill: #667085; }
        .content { fill: #f4f5f7; }
        .edge { fill: none; stroke: #c3c9d4; stroke-width: 1; }
        .veil { fill: #ffffff; fill-opacity: 0.55; }
        .viewport { fill: none; stroke: #111827; stroke-width: 2; }
        .tick { fill: none; stroke: #111827; stroke-width: 1; }
        .measured { fill: #dcebfd; stroke: #4a8fe0; }
        .given { fill: #e6e9ee; stroke: #7d8797; }
        .estimated { fill: url(#flow-hatch); stroke: #c77700; stroke-dasharray: 4 2.5; }
        .hatch-ground { fill: #fff8ea; }
        .hatch-line { stroke: #f3d9a4; stroke-width: 2.5; }
        .header, .footer { fill: #e9e4f8; stroke: none; }
        .inset { fill: #7bc67e; fill-opacity: 0.2; }
        .row { fill: #98a2b3; fill-opacity: 0.16; }
        .content-inset { fill: #e8a33d; fill-opacity: 0.22; }
        .content-swatch { fill: #f4f5f7; stroke: #c3c9d4; }
        .fault { stroke: #d92d20; stroke-width: 2.5; stroke-dasharray: none; }
        .error { fill: #b42318; }
        .warning { fill: #93500a; }
        .in-measured { fill: #123a6e; }
        .in-given { fill: #333b48; }
        .in-estimated { fill: #7a4a00; }
        .in-header, .in-footer { fill: #43307d; font-weight: 600; }
        @media (prefers-color-scheme: dark) {
          text { fill: #e6e9ef; }
          .ground { fill: #14171d; }
          .muted { fill: #98a2b3; }
          .content { fill: #1c2027; }
          .edge { stroke: #3c4452; }
          .veil { fill: #14171d; }
          .viewport, .tick { fill: none; stroke: #f2f4f7; }
          .measured { fill: #16314f; stroke: #4f97e6; }
          .given { fill: #2b313b; stroke: #8b95a5; }
          .estimated { stroke: #e0a03c; }
          .hatch-ground { fill: #2a2111; }
          .hatch-line { stroke: #4d3c18; }
          .header, .footer { fill: #2d2547; }
          .content-swatch { fill: #1c2027; stroke: #3c4452; }
          .fault { stroke: #f97066; }
          .error { fill: #fda29b; }
          .warning { fill: #fdb45e; }
          .in-measured { fill: #cfe3fb; }
          .in-given { fill: #d5dae2; }
          .in-estimated { fill: #f0cf93; }
          .in-header, .in-footer { fill: #cdc0f5; }
        }
        """

    /// Further looks, for pictures of changes and of backgrounds.
    static let changes = """
        .background { fill: #e8edf4; stroke: #c3c9d4; }
        .in-background { fill: #667085; }
        .asked { fill: #ffd9a8; stroke: #d97706; stroke-width: 1.5; }
        .requeried { fill: #e0d4fb; stroke: #7c5cd6; stroke-width: 1.5; }
        .moved { fill: #cfeedd; stroke: #1f9d62; }
        .appeared { fill: #d6e9fb; stroke: #3b86d1; stroke-dasharray: 5 3; }
        .untouched { fill: #eceff3; stroke: #c3c9d4; }
        .broken { fill: #fbdcdc; stroke: #d14343; stroke-width: 1; stroke-dasharray: 3 2; }
        .ghost { fill: none; stroke: #475467; stroke-width: 1.5; stroke-dasharray: 4 3; }
        .in-asked { fill: #6b3a00; }
        .in-requeried { fill: #3f2a86; }
        .in-moved { fill: #0d5433; }
        .in-appeared { fill: #123a6e; }
        .in-untouched { fill: #7d8797; }
        @media (prefers-color-scheme: dark) {
          .background { fill: #20252e; stroke: #3c4452; }
          .asked { fill: #5a3506; stroke: #f0a13a; }
          .requeried { fill: #37296b; stroke: #a48bf0; }
          .moved { fill: #103d2a; stroke: #3fc488; }
          .appeared { fill: #16314f; stroke: #4f97e6; }
          .untouched { fill: #262b34; stroke: #3c4452; }
          .broken { fill: #4a1d1d; stroke: #ef7a7a; }
          .ghost { stroke: #98a2b3; }
          .in-asked { fill: #ffe2bd; }
          .in-requeried { fill: #ded2ff; }
          .in-moved { fill: #c9f2dd; }
          .in-appeared { fill: #cfe3fb; }
          .in-untouched { fill: #7d8797; }
        }
        """

    /// What layouts of the program's have beside items, headers and footers.
    static let others = """
        .supplementary { fill: #e9e4f8; stroke: #8d77cf; }
        .decoration { fill: #e8edf4; stroke: #98a2b3; stroke-dasharray: 1.5 2; }
        .in-supplementary { fill: #43307d; }
        .in-decoration { fill: #667085; }
        @media (prefers-color-scheme: dark) {
          .supplementary { fill: #2d2547; stroke: #8d77cf; }
          .decoration { fill: #20252e; stroke: #667085; }
          .in-supplementary { fill: #cdc0f5; }
          .in-decoration { fill: #98a2b3; }
        }
        """

    /// What is in cells.
    static let parts = """
        .box { fill: #9fb3cd; fill-opacity: 0.35; stroke: #7f95b2; stroke-width: 0.5; }
        .image { fill: #b9c6d8; fill-opacity: 0.7; stroke: #8296b3; stroke-width: 0.75; }
        .label { fill: none; stroke: #9db4d3; stroke-width: 0.5; stroke-dasharray: 2 1.5; }
        .guide { fill: none; stroke: #b15fc4; stroke-width: 0.75; stroke-dasharray: 3 2; }
        .spacing { fill: none; stroke: #d1467c; stroke-width: 1; }
        .distance { font-size: 7.5px; fill: #b0275f; }
        .corner { font-size: 7px; fill: #8a97ab; }
        @media (prefers-color-scheme: dark) {
          .box { fill: #5f7593; fill-opacity: 0.4; stroke: #7f95b2; }
          .image { fill: #4b5b72; stroke: #7f95b2; }
          .label { stroke: #5f7593; }
          .guide { stroke: #cf8fe0; }
          .spacing { stroke: #f27aa8; }
          .distance { fill: #f7a8c6; }
          .corner { fill: #74839a; }
        }
        """

    /// What moving pictures have beside the others.
    static let animation = """
        .reason { font-size: 17px; }
        .jump { font-size: 17px; font-weight: 600; fill: #c22f2f; }
        .calm { font-size: 17px; fill: #12703f; }
        .reader { fill: none; stroke: #c22f2f; stroke-width: 2; stroke-dasharray: 7 5; }
        .read { fill: none; stroke: #c22f2f; stroke-width: 2; }
        .reader-name { font-size: 13px; fill: #c22f2f; stroke: #dcebfd; stroke-width: 4px; paint-order: stroke; }
        .track { fill: #d5dae3; }
        .time { fill: #4a8fe0; }
        .corner { font-size: 9px; }
        @media (prefers-color-scheme: dark) {
          .jump { fill: #ff7b72; }
          .calm { fill: #56d08f; }
          .reader, .read { stroke: #ff7b72; }
          .reader-name { fill: #ff7b72; stroke: #16314f; }
          .track { fill: #3c4452; }
          .time { fill: #6ea8ff; }
        }
        """

    /// Plain blocks in place of items that are too small to be drawn.
    static let blocks = """
        .block-measured { fill: #8bb9ee; }
        .block-given { fill: #b6bfcc; }
        .block-estimated { fill: #f3cf8d; }
        .block-asked { fill: #f3a94e; }
        .block-requeried { fill: #a48bf0; }
        .block-moved { fill: #6fcf9f; }
        .block-appeared { fill: #9cc8f2; }
        .block-untouched { fill: #d3d9e2; }
        @media (prefers-color-scheme: dark) {
          .block-measured { fill: #35689f; }
          .block-given { fill: #566072; }
          .block-estimated { fill: #80622a; }
          .block-asked { fill: #a4660f; }
          .block-requeried { fill: #5d48ab; }
          .block-moved { fill: #23774e; }
          .block-appeared { fill: #2c5d8f; }
          .block-untouched { fill: #363d49; }
        }
        """
}
