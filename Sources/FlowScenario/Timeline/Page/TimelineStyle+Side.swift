extension TimelineStyle {
    /// Problems, the chosen element, the story and the charts; and what is different on small screens.
    static let side = #"""
        .problems header, .panel header { display: flex; justify-content: space-between; gap: 10px; align-items: center; }
        .problems.none p { margin: 0; color: var(--good); font-size: 13px; }
        .problems .sign, .checks .sign { font-weight: 700; margin-right: 6px; }
        .problems ol { list-style: none; margin: 6px 0 0; padding: 0; max-height: 172px; overflow-y: auto; position: relative; border: 1px solid var(--line); border-radius: 10px; }
        .problems li + li { border-top: 1px solid var(--line); }
        .problems li.small { padding: 4px 10px; }
        .problems li > button {
          display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 10px; width: 100%; padding: 6px 10px; border: 0; background: none;
          text-align: left; align-items: baseline;
        }
        .problems li > button:hover { background: var(--panel); }
        .problems li > button:focus-visible { outline-offset: -2px; }
        .problems [aria-current] { background: var(--panel); box-shadow: inset 3px 0 var(--accent); }
        .elsewhere [aria-current] { box-shadow: inset 3px 0 var(--line); }
        .kind { font-size: 11px; font-weight: 600; padding: 1px 7px; border-radius: 20px; border: 1px solid; color: var(--warning); }
        .kind.severe { color: var(--failure); }
        .problems .title { min-width: 0; overflow-wrap: anywhere; }
        .problems .text { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; font-size: 12px; color: var(--muted); }
        .problems .next, .changes button {
          border: 1px solid var(--line); border-radius: 8px; background: var(--raised); padding: 3px 10px; font-size: 12px;
        }
        .panel { border: 1px solid var(--accent); border-radius: 10px; padding: 10px 14px 12px; background: var(--raised); box-shadow: var(--shadow); }
        .panel h2:focus-visible { outline-offset: 4px; border-radius: 4px; }
        .panel .quiet { border: 0; background: none; font-size: 22px; line-height: 1; padding: 2px 8px; color: var(--muted); border-radius: 8px; }
        .panel .away { color: var(--warning); margin: 6px 0; }
        .states { display: flex; flex-wrap: wrap; gap: 4px; }
        .state { font-size: 12px; padding: 0 8px; border-radius: 20px; border: 1px solid var(--line); background: var(--panel); }
        .state.measured { background: var(--measured); border-color: var(--measured-line); }
        .state.estimated { background: var(--estimated); border-color: var(--estimated-line); }
        .state.asked { border-color: var(--asked); } .state.named { border-color: var(--named); }
        .changes { display: flex; gap: 8px; align-items: center; flex-wrap: wrap; margin: 8px 0 4px; }
        .chain { margin: 6px 0 0; padding: 0; list-style: none; font: 11.5px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
        .chain li { padding-left: 14px; text-indent: -14px; }
        .scrolls { overflow-x: auto; max-height: 220px; overflow-y: auto; }
        .sizes table, .checks { border-spacing: 0; width: 100%; font-size: 12px; font-variant-numeric: tabular-nums; }
        .sizes th, .sizes td { text-align: left; padding: 2px 10px 2px 0; vertical-align: top; font-weight: 400; }
        .sizes th { color: var(--muted); font-size: 11px; }
        .sizes .now td { font-weight: 600; }
        .sizes .now .cause { font-weight: 400; }
        .sizes .size, .sizes button { white-space: nowrap; }
        .link { border: 0; padding: 0; background: none; color: var(--accent); text-decoration: underline; text-underline-offset: 2px; }
        .parts { list-style: none; margin: 0; padding: 0; }
        .part-row {
          display: flex; flex-wrap: wrap; gap: 0 10px; width: 100%; text-align: left; border: 0; background: none; padding: 3px 6px; border-radius: 6px;
          font-size: 12px;
        }
        .part-row:hover { background: var(--panel); }
        .part-row[aria-pressed="true"] { background: var(--panel); box-shadow: inset 3px 0 var(--accent); }
        .part-row .words { flex-basis: 100%; overflow-wrap: anywhere; }
        .story { min-width: 0; }
        .story p { margin: 4px 0; }
        .two .story { margin-top: 12px; }
        .numbers {
          display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 12px; margin: 8px 0; overflow-wrap: anywhere;
          font-variant-numeric: tabular-nums;
        }
        .numbers dt { color: var(--muted); }
        .numbers dd { margin: 0; }
        .costs { display: flex; flex-wrap: wrap; gap: 6px; list-style: none; margin: 8px 0; padding: 0; }
        .costs li { background: var(--panel); border: 1px solid var(--line); border-radius: 20px; padding: 1px 10px; font-size: 12px; }
        .reason { border-left: 3px solid var(--accent); padding-left: 10px; margin: 4px 0; overflow-wrap: anywhere; }
        .run:nth-child(2) .reason { border-color: var(--second); }
        .remark { border-left: 3px solid var(--warning); padding-left: 10px; color: var(--warning); white-space: pre-line; overflow-wrap: anywhere; }
        .remark.failed { border-color: var(--failure); color: var(--failure); }
        .checks { margin: 8px 0; }
        .checks th, .checks td { text-align: left; font-weight: 400; vertical-align: top; padding: 2px 8px 2px 0; overflow-wrap: anywhere; }
        .checks .sign { width: 22px; margin: 0; }
        .checks .holds .sign { color: var(--good); }
        .checks .fails .sign, .found { color: var(--failure); }
        .checks .fails th, .found { font-weight: 600; }
        details { margin-top: 8px; }
        summary { cursor: pointer; color: var(--muted); font-size: 12px; }
        .events {
          margin: 6px 0 0; padding: 8px 10px; background: var(--panel); border-radius: 8px; max-height: 220px; overflow: auto;
          font: 11.5px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere;
        }
        .charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(170px, 1fr)); gap: 10px; }
        .chart { background: var(--panel); border-radius: 10px; padding: 8px 10px; margin: 0; min-width: 0; }
        .chart header { display: flex; flex-wrap: wrap; justify-content: space-between; font-size: 12px; gap: 0 10px; }
        .plot { display: grid; grid-template-columns: auto 1fr; gap: 6px; margin-top: 4px; }
        .scale {
          display: flex; flex-direction: column; justify-content: space-between; text-align: right; color: var(--muted);
          font-size: 11px; line-height: 1; font-variant-numeric: tabular-nums;
        }
        .chart svg { display: block; width: 100%; height: 56px; cursor: crosshair; overflow: visible; }
        .chart path { fill: none; stroke: var(--accent); stroke-width: 1.6; vector-effect: non-scaling-stroke; stroke-linejoin: round; }
        .chart path.second { stroke: var(--second); }
        .chart .now { stroke: var(--ink); stroke-width: 1; vector-effect: non-scaling-stroke; }
        .totals { font-size: 12px; border-spacing: 0; width: 100%; table-layout: fixed; font-variant-numeric: tabular-nums; grid-column: 1 / -1; }
        .totals th, .totals td { text-align: right; font-weight: 400; padding: 0 0 0 8px; }
        .totals thead th { font-weight: 600; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
        .totals td:first-child, .totals tbody th { text-align: left; padding: 0; color: var(--muted); width: 40%; }
        .totals .differs td { font-weight: 600; }
        .first { color: var(--accent); } .second { color: var(--second); }
        .problems button.first, .problems button.second { color: inherit; }
        .problems button.first .at { color: var(--accent); } .problems button.second .at { color: var(--second); }
        """#

    /// Beside each other there is no room below some 1,000 points: the page scrolls, and the controls stay in sight.
    static let sizes = #"""
        @media (max-width: 1000px) {
          body { height: auto; min-height: 100vh; min-height: 100dvh; }
          main, .two main { display: flex; flex-direction: column; gap: 14px; padding-bottom: 14px; }
          #side { overflow: visible; padding: 0; }
          #runs { flex: none; }
          .run .screen { flex: none; height: clamp(300px, 58vh, 900px); }
          .two #runs { overflow: visible; }
          .two .run .screen { height: clamp(260px, 46vh, 700px); }
          .transport { position: sticky; bottom: 0; grid-template-columns: minmax(0, 1fr); padding: 8px 20px calc(8px + env(safe-area-inset-bottom)); }
          .track, .buttons, .where { grid-column: 1; }
          .track { grid-row: 1; }
          .buttons { grid-row: 2; justify-content: center; }
          .buttons button, .zoom button { min-width: 44px; height: 44px; font-size: 17px; }
          .track input { height: 32px; }
          .where { grid-row: 3; text-align: center; }
          .problems .next, .changes button, .panel .quiet, .problems li > button, .part-row { min-height: 40px; }
          .panel .quiet { min-width: 40px; }
          .panel, .problems { scroll-margin: 60px 0 200px; }
          .problems li > button { align-items: center; }
          .legend { min-height: 40px; align-content: flex-start; }
        }
        @media (max-width: 600px) {
          .zoom { flex-direction: row; }
          .top { flex-direction: column; align-items: stretch; padding: 8px 12px; gap: 6px; }
          h1 { font-size: 15px; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
          #search input { width: auto; flex: 1; height: 40px; min-width: 0; font-size: 16px; }
          #search kbd, .help { display: none; }
          #notice:not(:empty) { margin: 0 12px 8px; }
          main { padding: 0 12px 12px; }
          .run .screen { height: clamp(280px, 52vh, 560px); }
          .two #runs { grid-template-columns: minmax(0, 1fr); }
          .transport { padding-left: 12px; padding-right: 12px; }
          .buttons { gap: 3px; justify-content: space-between; }
          .buttons button { min-width: 40px; flex: 1; padding: 0; }
          #first, #last { display: none; }
          .screen { gap: 6px; }
          .strip { width: 24px; }
          /* The chosen element lies over the page, above the controls. */
          .panel {
            position: fixed; left: 8px; right: 8px; bottom: calc(132px + env(safe-area-inset-bottom)); z-index: 2; max-height: 40vh; overflow: auto;
          }
          .chosen .panel header { position: sticky; top: -10px; background: var(--raised); }
        }
        """#
}
