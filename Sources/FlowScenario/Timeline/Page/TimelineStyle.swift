/// The looks of a timeline's page, in light and in dark.
enum TimelineStyle {
    static let sheet = [colours, page, transport, drawing, side, sizes].joined(separator: "\n")

    static let colours = #"""
        :root {
          color-scheme: light dark;
          --ground: #ffffff; --panel: #f6f7f9; --ink: #1f2430; --muted: #596275; --line: #d5dae3; --content: #f4f5f7;
          --accent: #2563c9; --second: #b4540a; --warning: #9a6700; --failure: #c22f2f;
          --measured: #dcebfd; --measured-line: #4a8fe0; --given: #e6e9ee; --given-line: #7d8797;
          --estimated: #fff8ea; --estimated-hatch: #f3d9a4; --estimated-line: #c77700;
          --band: #e9e4f8; --band-line: #b9addf; --band-ink: #43307d; --background: #e8edf4;
          --asked: #f08c00; --named: #7c5cd6; --moved: #1f9d62; --broken: #fbdcdc; --broken-line: #d14343;
          --jump: #c2185b; --jump-ink: #ffffff; --good: #18794e; --raised: #ffffff; --shadow: 0 6px 24px #1f243026;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --ground: #14171d; --panel: #1c2027; --ink: #e6e9ef; --muted: #98a2b3; --line: #3c4452; --content: #1c2027;
            --accent: #6ea8ff; --second: #f0a13a; --warning: #e3b341; --failure: #ff7b72;
            --measured: #16314f; --measured-line: #4f97e6; --given: #2b313b; --given-line: #8b95a5;
            --estimated: #2a2111; --estimated-hatch: #4d3c18; --estimated-line: #e0a03c;
            --band: #2d2547; --band-line: #55487f; --band-ink: #cdc0f5; --background: #20252e;
            --asked: #f0a13a; --named: #a48bf0; --moved: #3fc488; --broken: #4a1d1d; --broken-line: #ef7a7a;
            --jump: #ff7eb0; --jump-ink: #2b0716; --good: #4cc38a; --raised: #232833; --shadow: 0 6px 24px #0009;
          }
        }
        """#
}
