/// The drawing's looks. Colours are given twice, since pictures stand in light and in dark pages.
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
          .in-measured { fill: #cfe3fb; }
          .in-given { fill: #d5dae2; }
          .in-estimated { fill: #f0cf93; }
          .in-header, .in-footer { fill: #cdc0f5; }
        }
        """
}
