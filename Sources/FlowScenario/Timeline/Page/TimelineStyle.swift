/// The looks of a timeline's page, in light and in dark.
enum TimelineStyle {
    static let sheet = #"""
        :root {
          color-scheme: light dark;
          --ground: #ffffff; --panel: #f6f7f9; --ink: #1f2430; --muted: #667085; --line: #d5dae3; --content: #f4f5f7;
          --accent: #2563c9; --second: #b4540a; --warning: #9a6700; --failure: #c22f2f;
          --measured: #dcebfd; --measured-line: #4a8fe0; --given: #e6e9ee; --given-line: #7d8797;
          --estimated: #fff8ea; --estimated-hatch: #f3d9a4; --estimated-line: #c77700;
          --band: #e9e4f8; --band-ink: #43307d; --background: #e8edf4;
          --asked: #f08c00; --named: #7c5cd6; --moved: #1f9d62; --broken: #fbdcdc; --broken-line: #d14343;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --ground: #14171d; --panel: #1c2027; --ink: #e6e9ef; --muted: #98a2b3; --line: #3c4452; --content: #1c2027;
            --accent: #6ea8ff; --second: #f0a13a; --warning: #e3b341; --failure: #ff7b72;
            --measured: #16314f; --measured-line: #4f97e6; --given: #2b313b; --given-line: #8b95a5;
            --estimated: #2a2111; --estimated-hatch: #4d3c18; --estimated-line: #e0a03c;
            --band: #2d2547; --band-ink: #cdc0f5; --background: #20252e;
            --asked: #f0a13a; --named: #a48bf0; --moved: #3fc488; --broken: #4a1d1d; --broken-line: #ef7a7a;
          }
        }
        * { box-sizing: border-box; }
        body {
          margin: 0; padding: 14px 20px 20px; background: var(--ground); color: var(--ink); min-height: 100vh;
          font: 14px/1.45 -apple-system, "Helvetica Neue", Helvetica, Arial, sans-serif; display: flex; flex-direction: column;
        }
        h1 { font-size: 18px; margin: 0; }
        h2 { font-size: 15px; margin: 0 0 2px; }
        .muted { color: var(--muted); }
        .small { font-size: 12px; }
        #notice:not(:empty) {
          margin: 8px 0 0; padding: 6px 10px; border-left: 3px solid var(--failure); background: var(--panel);
          color: var(--failure); white-space: pre-wrap;
        }
        .transport {
          position: sticky; top: 0; z-index: 2; background: var(--ground); padding: 10px 0 8px; display: grid;
          grid-template-columns: auto 1fr; gap: 4px 14px; align-items: center; border-bottom: 1px solid var(--line);
        }
        .buttons button {
          font: inherit; min-width: 34px; padding: 3px 8px; color: var(--ink); background: var(--panel);
          border: 1px solid var(--line); border-radius: 6px; cursor: pointer;
        }
        .buttons button:hover { border-color: var(--accent); }
        button:focus-visible, input:focus-visible, summary:focus-visible {
          outline: 2px solid var(--accent); outline-offset: 2px;
        }
        .track { position: relative; }
        .track input { width: 100%; margin: 0; display: block; accent-color: var(--accent); }
        .track svg { display: block; width: 100%; height: 8px; padding: 0 8px; overflow: visible; }
        .where { grid-column: 1 / -1; display: flex; justify-content: space-between; gap: 20px; flex-wrap: wrap; }
        .track line { stroke: var(--line); stroke-width: 1.5; vector-effect: non-scaling-stroke; }
        .track .remarked { stroke: var(--warning); stroke-width: 3; }
        .track .failed { stroke: var(--failure); stroke-width: 3; }
        .runs { display: grid; gap: 26px; margin: 14px 0; }
        .runs.two { grid-template-columns: 1fr 1fr; }
        .run { display: grid; gap: 18px; min-width: 0; align-items: start; align-content: start; }
        .runs.one .run { grid-template-columns: minmax(0, 0.95fr) minmax(280px, 1fr); }
        .run > .name {
          grid-column: 1 / -1; font-weight: 600; border-bottom: 3px solid var(--accent); padding-bottom: 2px;
          white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
        }
        .run:nth-child(2) > .name { border-color: var(--second); }
        .screen { display: flex; gap: 12px; min-width: 0; height: clamp(320px, calc(100vh - 380px), 900px); }
        .screen.horizontal { flex-direction: column; }
        .runs.two .screen { height: clamp(280px, 46vh, 620px); }
        .stage { flex: 1; min-width: 0; min-height: 0; background: var(--panel); border-radius: 8px; }
        .strip { flex: none; background: var(--panel); border-radius: 8px; }
        .strip .whole { fill: var(--content); stroke: var(--line); }
        .strip .known { fill: var(--measured-line); opacity: 0.6; }
        .strip .window { fill: var(--accent); fill-opacity: 0.15; stroke: var(--accent); stroke-width: 1.5; }
        .layer, .element { transition: transform 0.22s ease; }
        @media (prefers-reduced-motion: reduce) { .layer, .element { transition: none; } }
        .still .layer, .still .element { transition: none; }
        .paper { fill: var(--content); stroke: var(--line); }
        .element rect { stroke-width: 1; }
        .measured rect { fill: var(--measured); stroke: var(--measured-line); }
        .given rect { fill: var(--given); stroke: var(--given-line); }
        .estimated rect { fill: url(#hatch); stroke: var(--estimated-line); stroke-dasharray: 4 2.5; }
        .header rect, .footer rect { fill: var(--band); stroke: none; }
        .background rect { fill: var(--background); stroke: var(--line); }
        .element g rect.box, .element g rect.image {
          fill: var(--muted); fill-opacity: 0.25; stroke: var(--muted); stroke-width: 0.5; stroke-dasharray: none;
        }
        .element g rect.image { fill-opacity: 0.4; }
        .element text { fill: var(--ink); text-anchor: middle; pointer-events: none; }
        .element text.start { text-anchor: start; } .element text.end { text-anchor: end; }
        .header text, .footer text { fill: var(--band-ink); font-weight: 600; }
        .marks .moved rect { stroke: var(--moved); stroke-width: 2; stroke-dasharray: none; }
        .marks .named rect { stroke: var(--named); stroke-width: 3; stroke-dasharray: none; }
        .marks .asked rect { stroke: var(--asked); stroke-width: 3; stroke-dasharray: none; }
        .broken-row { fill: var(--broken); stroke: var(--broken-line); stroke-dasharray: 3 2; visibility: hidden; }
        .ghost { fill: none; stroke: var(--muted); stroke-width: 1.5; stroke-dasharray: 4 3; visibility: hidden; }
        .marks .broken-row, .marks .ghost { visibility: visible; }
        .legend .viewport { stroke-width: 3; }
        .veil { fill: var(--panel); fill-opacity: 0.62; pointer-events: none; }
        .viewport { fill: none; stroke: var(--ink); stroke-width: 2; pointer-events: none; }
        .legend {
          display: flex; flex-wrap: wrap; gap: 4px 14px; list-style: none; margin: 8px 0 0; padding: 0;
          font-size: 12px; color: var(--muted);
        }
        .legend svg { width: 18px; height: 12px; vertical-align: -1px; margin-right: 5px; overflow: visible; }
        .story { min-width: 0; }
        .story p { margin: 4px 0; }
        .numbers {
          display: grid; grid-template-columns: auto 1fr; gap: 0 12px; margin: 8px 0;
          font-variant-numeric: tabular-nums;
        }
        .numbers dt { color: var(--muted); }
        .numbers dd { margin: 0; }
        .costs { display: flex; flex-wrap: wrap; gap: 6px; list-style: none; margin: 8px 0; padding: 0; }
        .costs li {
          background: var(--panel); border: 1px solid var(--line); border-radius: 20px; padding: 1px 10px;
          font-size: 12px;
        }
        .reason { border-left: 3px solid var(--accent); padding-left: 10px; }
        .run:nth-child(2) .reason { border-color: var(--second); }
        .remark { border-left: 3px solid var(--warning); padding-left: 10px; color: var(--warning); }
        .remark.failed { border-color: var(--failure); color: var(--failure); }
        details { margin-top: 8px; }
        summary { cursor: pointer; color: var(--muted); }
        .events {
          margin: 6px 0 0; padding: 8px 10px; background: var(--panel); border-radius: 6px; max-height: 26vh; overflow: auto;
          font: 11.5px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere;
        }
        .charts {
          display: grid; grid-template-columns: repeat(auto-fit, minmax(170px, 1fr)); gap: 14px; margin-top: 4px;
        }
        .chart { background: var(--panel); border-radius: 8px; padding: 8px 10px; margin: 0; min-width: 0; }
        .chart header { display: flex; justify-content: space-between; font-size: 12px; gap: 10px; }
        .plot { display: grid; grid-template-columns: auto 1fr; gap: 6px; margin-top: 4px; }
        .scale {
          display: flex; flex-direction: column; justify-content: space-between; text-align: right; color: var(--muted);
          font-size: 10px; line-height: 1; font-variant-numeric: tabular-nums;
        }
        .chart svg { display: block; width: 100%; height: 70px; cursor: crosshair; overflow: visible; }
        .chart path {
          fill: none; stroke: var(--accent); stroke-width: 1.6; vector-effect: non-scaling-stroke;
          stroke-linejoin: round;
        }
        .chart path.second { stroke: var(--second); }
        .chart .now { stroke: var(--ink); stroke-width: 1; vector-effect: non-scaling-stroke; }
        .totals { font-size: 12px; border-spacing: 0; width: 100%; table-layout: fixed; font-variant-numeric: tabular-nums; }
        .totals th, .totals td { text-align: right; font-weight: 400; padding: 0 0 0 8px; }
        .totals thead th { font-weight: 600; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
        .totals td:first-child, .totals tbody th { text-align: left; padding: 0; color: var(--muted); width: 40%; }
        .totals .differs td { font-weight: 600; }
        .first { color: var(--accent); } .second { color: var(--second); }
        kbd {
          font: 11px ui-monospace, Menlo, Consolas, monospace; border: 1px solid var(--line); border-radius: 4px;
          padding: 0 4px; background: var(--panel);
        }
        @media (min-width: 560px) { .totals { grid-column: span 2; } }
        @media (max-width: 820px) {
          .runs.one .run, .runs.two, .transport { grid-template-columns: minmax(0, 1fr); }
        }
        """#
}
