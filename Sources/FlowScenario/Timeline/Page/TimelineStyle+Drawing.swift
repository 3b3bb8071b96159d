extension TimelineStyle {
    /// The content, the viewport over it, and what is said beside it.
    static let drawing = #"""
        .screen { display: flex; gap: 10px; min-width: 0; min-height: 0; flex: 1; }
        .screen.horizontal { flex-direction: column; }
        .picture { position: relative; flex: 1; min-width: 0; min-height: 0; }
        .stage {
          position: absolute; inset: 0; width: 100%; height: 100%; background: var(--panel); border-radius: 10px; display: block;
          user-select: none; -webkit-user-select: none;
        }
        .zoom { position: absolute; top: 8px; right: 8px; display: flex; flex-direction: column; gap: 4px; }
        .horizontal .zoom { flex-direction: row; }
        .zoom button { min-width: 32px; }
        .strip { flex: none; background: var(--panel); border-radius: 10px; width: 34px; height: 100%; }
        .horizontal .strip { width: 100%; height: 34px; }
        .strip .whole { fill: var(--content); stroke: var(--line); }
        .strip .known { fill: var(--measured-line); opacity: 0.6; }
        .strip .window { fill: var(--accent); fill-opacity: 0.15; stroke: var(--accent); stroke-width: 1.5; }
        .strip rect { vector-effect: non-scaling-stroke; }
        .layer, .element { transition: transform 0.22s ease; }
        @media (prefers-reduced-motion: reduce) { .layer, .element { transition: none; } }
        .still .layer, .still .element { transition: none; }
        .stage rect, .stage path { vector-effect: non-scaling-stroke; }
        .paper { fill: var(--content); stroke: var(--line); }
        .element { cursor: pointer; outline: none; }
        .frame { stroke-width: 1; }
        .measured .frame { fill: var(--measured); stroke: var(--measured-line); }
        .given .frame { fill: var(--given); stroke: var(--given-line); }
        .estimated .frame { fill: url(#hatch); stroke: var(--estimated-line); stroke-dasharray: 4 2.5; }
        .header .frame, .footer .frame, .supplementary .frame { fill: var(--band); stroke: var(--band-line); }
        .background .frame, .decoration .frame { fill: var(--background); stroke: var(--line); }
        .part { fill: var(--muted); fill-opacity: 0.2; stroke: var(--muted); stroke-width: 0.6; }
        .part.image { fill-opacity: 0.38; }
        .part.label { fill: transparent; stroke: none; }
        .part.guide { fill: transparent; stroke-dasharray: 2 2; }
        .part:hover { stroke: var(--accent); stroke-width: 1.5; }
        .part.chosen { stroke: var(--accent); stroke-width: 2.5; fill: var(--accent); fill-opacity: 0.18; }
        .bar { fill: var(--ink); fill-opacity: 0.28; stroke: none; pointer-events: none; }
        .stage text { fill: var(--ink); pointer-events: none; }
        .stage .middle { text-anchor: middle; } .stage .start { text-anchor: start; } .stage .end { text-anchor: end; }
        .header > text, .footer > text, .supplementary > text { fill: var(--band-ink); font-weight: 600; }
        .estimated > text { paint-order: stroke; stroke: var(--estimated); stroke-width: 3px; stroke-linejoin: round; }
        .marks .moved .frame { stroke: var(--moved); stroke-width: 2; stroke-dasharray: none; }
        .marks .named .frame { stroke: var(--named); stroke-width: 2.5; stroke-dasharray: none; }
        .marks .asked .frame { stroke: var(--asked); stroke-width: 2.5; stroke-dasharray: none; }
        .stage .selected .frame { stroke: var(--accent); stroke-width: 4; stroke-dasharray: none; }
        .element:hover .frame { stroke-width: 2.5; }
        .element:focus-visible .frame { stroke: var(--ink); stroke-width: 4; stroke-dasharray: none; }
        .broken-row { fill: var(--broken); fill-opacity: 0.6; stroke: var(--broken-line); stroke-dasharray: 3 2; visibility: hidden; }
        .ghost { fill: none; stroke: var(--muted); stroke-width: 1.5; stroke-dasharray: 4 3; visibility: hidden; pointer-events: none; }
        .marks .broken-row, .marks .ghost { visibility: visible; }
        .veil { fill: var(--panel); fill-opacity: 0.55; pointer-events: none; }
        .viewport { fill: none; stroke: var(--ink); stroke-width: 2; pointer-events: none; }
        .arrows { pointer-events: none; visibility: hidden; }
        .marks .arrows { visibility: visible; }
        .halo { stroke: var(--ground); stroke-width: 7; stroke-opacity: 0.8; stroke-linecap: round; fill: none; }
        .shaft { stroke: var(--jump); stroke-width: 3; fill: none; stroke-linecap: round; }
        .head, .tail { fill: var(--jump); stroke: none; }
        .distance rect { fill: var(--jump); stroke: none; }
        .stage .distance text { fill: var(--jump-ink); font-weight: 600; font-variant-numeric: tabular-nums; }
        .legend {
          display: flex; flex-wrap: wrap; gap: 3px 14px; list-style: none; margin: 8px 0 0; padding: 0; flex: none; min-height: 20px;
          font-size: 12px; color: var(--muted);
        }
        .legend svg { width: 18px; height: 12px; vertical-align: -1px; margin-right: 5px; overflow: visible; }
        .legend .viewport { stroke-width: 2.5; }
        .legend .viewport, .legend .frame { fill-opacity: 1; }
        """#
}
