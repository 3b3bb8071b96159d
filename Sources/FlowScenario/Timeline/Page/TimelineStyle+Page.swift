extension TimelineStyle {
    /// The frame of the page: it fills the window, and only what tells about the moment scrolls in it.
    static let page = #"""
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        html { height: 100%; }
        body {
          margin: 0; background: var(--ground); color: var(--ink); height: 100vh; height: 100dvh; display: grid;
          grid-template-rows: auto auto minmax(0, 1fr) auto; grid-template-columns: minmax(0, 1fr);
          font: 14px/1.45 -apple-system, "Segoe UI", "Helvetica Neue", Helvetica, Arial, sans-serif;
        }
        h1 { font-size: 17px; margin: 0; line-height: 1.3; overflow-wrap: anywhere; }
        h2 { font-size: 15px; margin: 0; overflow-wrap: anywhere; }
        h3 { font-size: 12px; margin: 12px 0 4px; color: var(--muted); font-weight: 600; }
        .muted { color: var(--muted); }
        .small { font-size: 12px; }
        .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        button { font: inherit; color: inherit; cursor: pointer; }
        button:disabled { cursor: default; opacity: 0.45; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        kbd {
          font: 11px ui-monospace, Menlo, Consolas, monospace; border: 1px solid var(--line); border-radius: 4px;
          padding: 0 4px; background: var(--panel);
        }
        .top { grid-row: 1; display: flex; gap: 8px 24px; justify-content: space-between; align-items: center; padding: 10px 20px 8px; }
        .titles { min-width: 0; }
        #search { display: flex; gap: 8px; align-items: center; flex: none; position: relative; }
        #search input {
          font: inherit; width: 230px; padding: 5px 10px; color: var(--ink); background: var(--panel);
          border: 1px solid var(--line); border-radius: 8px;
        }
        #search input::placeholder { color: var(--muted); opacity: 1; }
        #found {
          position: absolute; top: 100%; right: 0; z-index: 4; margin-top: 4px; padding: 2px 10px; border-radius: 8px; font-size: 12px;
          background: var(--raised); box-shadow: var(--shadow); max-width: 320px;
        }
        #found:empty { display: none; }
        #found.missing { color: var(--failure); }
        #notice { grid-row: 2; }
        #notice:not(:empty) {
          margin: 0 20px 8px; padding: 6px 10px; border-left: 3px solid var(--failure); background: var(--panel);
          color: var(--failure); white-space: pre-wrap;
        }
        main {
          grid-row: 3; display: grid; grid-template-columns: minmax(0, 1fr) minmax(340px, 36%); gap: 0 20px; padding: 0 20px 10px;
          min-height: 0; grid-template-rows: minmax(0, 1fr);
        }
        #runs { display: grid; min-height: 0; min-width: 0; gap: 20px; }
        #side { min-height: 0; min-width: 0; overflow-y: auto; padding: 2px 6px 12px 2px; display: flex; flex-direction: column; gap: 14px; }
        #side > * { flex: none; }
        .run { display: flex; flex-direction: column; min-height: 0; min-width: 0; }
        .run > .name {
          border-bottom: 3px solid var(--accent); padding-bottom: 2px; margin-bottom: 8px; font-size: 14px; flex: none;
          white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
        }
        .run:nth-child(2) > .name { border-color: var(--second); }
        .two #runs { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); overflow-y: auto; }
        .two .run { min-height: auto; }
        .two .screen { flex: none; height: clamp(260px, calc(100vh - 400px), 900px); }
        .two main { grid-template-columns: minmax(0, 1fr) minmax(300px, 27%); }
        """#

    static let transport = #"""
        .transport {
          grid-row: 4; z-index: 3; background: var(--panel); border-top: 1px solid var(--line); padding: 8px 20px 8px; display: grid;
          grid-template-columns: auto minmax(0, 1fr) auto; gap: 4px 16px; align-items: center;
        }
        .track { grid-column: 2; position: relative; }
        .track input { width: 100%; margin: 0; display: block; height: 20px; accent-color: var(--accent); }
        .track svg { display: block; width: 100%; height: 8px; padding: 0 8px; overflow: visible; }
        .track line { stroke: var(--muted); stroke-opacity: 0.5; stroke-width: 1.5; vector-effect: non-scaling-stroke; }
        .track .remarked { stroke: var(--warning); stroke-opacity: 1; stroke-width: 3; }
        .track .failed { stroke: var(--failure); stroke-opacity: 1; stroke-width: 3; }
        .buttons { grid-column: 1; grid-row: 1; display: flex; gap: 4px; }
        .buttons button, .zoom button {
          min-width: 34px; height: 32px; padding: 0 6px; background: var(--raised); border: 1px solid var(--line); border-radius: 8px;
          font-size: 14px; line-height: 1;
        }
        .buttons button:hover, .zoom button:hover { border-color: var(--accent); }
        #play { color: var(--accent); }
        #problem { color: var(--failure); font-weight: 700; }
        #marks[aria-pressed="false"] { color: var(--muted); }
        .where { grid-column: 3; grid-row: 1; min-width: 190px; text-align: right; font-variant-numeric: tabular-nums; }
        .help { grid-column: 1 / -1; margin: 0; display: flex; flex-wrap: wrap; gap: 2px 14px; }
        """#
}
