/// The style sheet of the HTML report.
enum HTMLStyle {
  static let text = #"""
    :root {
      --paper: #fcfcfb; --card: #fff; --ink: #1b1c1f; --soft: #5d6069; --line: #e4e4e1;
      --well: #f5f5f2; --accent: #3b4fc4; --migrated: #1f7a4d; --blocked: #b23a1e; --diagnostic: #8a5a00;
      --diagnostic-well: #fff6e0; --added: #e7f6ec; --added-word: #b5e3c4; --removed: #fdecea;
      --removed-word: #f6c1ba; --keyword: #9b2393; --type: #2f5f9e; --string: #b3261e;
      --comment: #60707c; --number: #1c00cf; --attribute: #7a5200;
      --sans: system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
      --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --paper: #131417; --card: #1a1c20; --ink: #e6e6e3; --soft: #9da1ab; --line: #2e3138;
        --well: #22252a; --accent: #9aa8ff; --migrated: #5fc98f; --blocked: #ff8d73; --diagnostic: #e8b658;
        --diagnostic-well: #2c2516; --added: #14301f; --added-word: #23593a; --removed: #38191a;
        --removed-word: #6d2a2b; --keyword: #ff7ab2; --type: #82b7f5; --string: #ff9d8a;
        --comment: #8a98a5; --number: #d9c97c; --attribute: #e0a868;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 5rem; -webkit-text-size-adjust: 100%; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 var(--sans); }
    main, .top { max-width: 1144px; margin: 0 auto; padding: 0 2rem; }
    a { color: var(--accent); text-decoration: none; }
    a:hover { text-decoration: underline; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
    code, pre, kbd { font-family: var(--mono); font-size: .875em; }
    h1, h2, h3 { line-height: 1.2; letter-spacing: -.015em; font-weight: 650; margin: 0; }
    h1 { font-size: clamp(1.7rem, 4vw, 2.6rem); letter-spacing: -.025em; }
    h1 code { font-size: .92em; font-weight: 600; }
    h2 { font-size: 1.45rem; margin: 4rem 0 .5rem; }
    h2 small, h3 small, caption small { color: var(--soft); font-weight: 400; font-size: .8em; }
    .quiet, .skip { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
    .skip:focus { clip-path: none; width: auto; height: auto; padding: .5rem 1rem; background: var(--card); z-index: 9; }
    .muted, .place, .kicker { color: var(--soft); }
    .top { padding-top: 4rem; padding-bottom: 1.5rem; }
    .kicker { font: 500 .85rem var(--mono); margin: 0 0 .75rem; }
    .lead { font-size: 1.15rem; max-width: 46em; margin: .9rem 0 0; color: var(--soft); }
    .plain { list-style: none; margin: .35rem 0; padding: 0; }
    .plain li { margin: .3rem 0; overflow-wrap: anywhere; }
    .place { font: .8rem var(--mono); overflow-wrap: anywhere; }
    .name { font-weight: 600; }

    .toolbar { display: none; }
    .js .toolbar { display: flex; position: sticky; top: 0; z-index: 5; gap: .4rem; align-items: center;
      padding: .7rem max(2rem, calc((100% - 1080px) / 2)); border-bottom: 1px solid var(--line);
      background: color-mix(in srgb, var(--paper) 92%, transparent); backdrop-filter: blur(12px); flex-wrap: wrap; }
    .toolbar input, .toolbar select, button { font: .875rem var(--sans); color: inherit; background: var(--card);
      border: 1px solid var(--line); border-radius: 7px; padding: .4rem .6rem; min-height: 2.2rem; }
    .toolbar #q { width: 11rem; }
    .toolbar #path { width: 5.2rem; }
    .toolbar select { max-width: 6.2rem; padding-inline: .3rem; }
    .toolbar select.on, .toolbar input.on { border-color: var(--accent); color: var(--accent); }
    .filters > div { display: flex; gap: .4rem; flex-wrap: wrap; }
    .filters summary { display: none; }
    #shown { margin-left: auto; }
    #shown { color: var(--soft); font-size: .85rem; font-variant-numeric: tabular-nums; }
    button { cursor: pointer; }
    button:hover, .toolbar select:hover { border-color: var(--soft); }
    button[aria-pressed=true] { background: var(--ink); color: var(--paper); border-color: var(--ink); }

    .tiles { list-style: none; display: flex; flex-wrap: wrap; gap: 1.25rem 3.25rem; margin: 2.5rem 0 1.5rem; padding: 0; }
    .tiles b { display: block; font-size: 2.4rem; line-height: 1.1; font-weight: 600; letter-spacing: -.03em;
      font-variant-numeric: tabular-nums; }
    .tiles span { color: var(--soft); font-size: .92rem; }
    .tiles .migrated b { color: var(--migrated); } .tiles .blocked b { color: var(--blocked); }
    .tiles .kind b { color: var(--diagnostic); }
    .proportion { display: flex; gap: 3px; height: 8px; border-radius: 4px; overflow: hidden; }
    .proportion .migrated { background: var(--migrated); } .proportion .blocked { background: var(--blocked); }
    .proportion .outOfScope { background: var(--line); }
    .tables { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 2.5rem 3rem;
      margin-top: 2.5rem; align-items: start; }
    table { border-collapse: collapse; width: 100%; font-size: .9rem; }
    caption { text-align: left; font-weight: 650; font-size: 1rem; padding-bottom: .5rem; }
    td, th { padding: .28rem 0; text-align: left; font-weight: 400; }
    th .name { font-weight: 450; color: inherit; }
    .bar { width: 28%; padding: 0 .2rem 0 1rem; }
    .bar span { display: block; height: 6px; min-width: 2px; border-radius: 3px; background: var(--soft); opacity: .45; }
    .count { width: 3.5rem; text-align: right; font-variant-numeric: tabular-nums; }
    .heavy { margin-top: 2.5rem; } .heavy thead th { color: var(--soft); font-size: .9em; }
    .heavy tbody tr { border-top: 1px solid var(--line); }
    .heavy td, .heavy th { padding: .4rem 1.5rem .4rem 0; vertical-align: top; }
    .heavy tbody th, .heavy td:nth-child(2) { overflow-wrap: anywhere; } .heavy .name, .owner .name { font-weight: 450; }

    .scroll { overflow-x: auto; margin: 1rem 0; }
    svg { display: block; flex: none; font: 13px var(--sans); }
    svg text { fill: var(--ink); } svg text.column { fill: var(--soft); font-size: 12px; }
    svg .edge { fill: none; stroke: var(--soft); opacity: .5; }
    svg .edge.environment, svg .edge.injects { stroke-dasharray: 4 3; }
    svg rect.view { fill: var(--well); stroke: none; }
    svg rect.model { fill: var(--card); stroke: var(--migrated); stroke-width: 1.5; }
    svg rect.model.blocked { stroke: var(--blocked); } svg text.model { font-weight: 600; }
    svg a:hover rect { fill: var(--well); }
    rect.passed, .key.passed { fill: var(--accent); background: var(--accent); }
    rect.environment, .key.environment { fill: var(--migrated); background: var(--migrated); }
    rect.view.environment, rect.view.injects { fill: var(--well); }
    rect.passed, rect.environment { opacity: .75; }
    .legend { color: var(--soft); font-size: .9rem; }
    .key { display: inline-block; width: .7rem; height: .7rem; border-radius: 3px; opacity: .75; margin: 0 .25rem 0 .8rem; }
    .key:first-child { margin-left: 0; }

    .card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem 1.5rem 1.4rem;
      margin: 1rem 0; content-visibility: auto; contain-intrinsic-size: auto 620px; }
    .card:focus { outline: 2px solid var(--accent); outline-offset: -1px; }
    .card:target { border-color: var(--accent); }
    .card header { display: flex; flex-wrap: wrap; align-items: baseline; gap: .3rem .8rem; position: relative; }
    .js .card header { padding-right: 7rem; }
    .card h3 { font-size: 1.15rem; overflow-wrap: anywhere; } .card h3 a { color: inherit; }
    .verdict { font-size: .78rem; font-weight: 600; padding: .05rem .55rem; border-radius: 99px; border: 1px solid; }
    .verdict.migrated { color: var(--migrated); } .verdict.blocked, .verdict.backedOut { color: var(--blocked); } .verdict.outOfScope { color: var(--soft); }
    .tick { display: none; margin-left: auto; font-size: .875rem; color: var(--soft); cursor: pointer; }
    .js .tick { display: block; position: absolute; top: .15rem; right: 0; }
    .tick input { accent-color: var(--migrated); vertical-align: -1px; }
    .card.reviewed { background: none; }
    .card.reviewed > :not(header) { display: none; }
    .card.reviewed h3 { font-weight: 450; }
    .chips { display: flex; flex-wrap: wrap; gap: .25rem 1.1rem; list-style: none; padding: 0; margin: .6rem 0 0;
      font-size: .85rem; color: var(--soft); }
    .chips .name { font-weight: 450; color: inherit; } .chips .strategy { color: var(--ink); }
    .blocker { border-left: 3px solid var(--blocked); padding: .1rem 0 .1rem 1rem; margin: 1rem 0; }
    .blocker p { margin: .2rem 0; } .blocker .name { color: var(--blocked); }
    .instead b { font-weight: 600; margin-right: .25rem; }
    .owner { border-left: 3px solid var(--diagnostic); padding: .1rem 0 .1rem 1rem; margin: 1rem 0; font-size: .93rem; }
    .owner p { margin: .2rem 0; } .card p, .card summary { overflow-wrap: anywhere; } .evidence li { color: var(--soft); } .evidence code { color: var(--ink); }
    .note { background: var(--diagnostic-well); border-left: 3px solid var(--diagnostic); padding: .5rem 1rem; margin: .5rem 0;
      font: .875rem/1.5 var(--sans); overflow-wrap: anywhere; }
    .note .name { color: var(--diagnostic); }
    .file { margin-top: 1.1rem; }
    summary { cursor: pointer; }
    .file > summary { font: .84rem var(--mono); color: var(--soft); padding: .3rem 0; overflow-wrap: anywhere; }
    .sites > summary { color: var(--soft); font-size: .9rem; }
    .hunk { border: 1px solid var(--line); border-radius: 8px; overflow: hidden; margin: .35rem 0 .8rem;
      content-visibility: auto; contain-intrinsic-size: auto 190px; }
    .hunk > .note { margin: 0; }
    .at { background: var(--well); color: var(--soft); font-size: .78rem; padding: .25rem .8rem; overflow: hidden;
      text-overflow: ellipsis; white-space: nowrap; }
    pre { margin: 0; overflow-x: auto; tab-size: 4; line-height: 1.55; font-size: .8rem; }
    pre.diff { padding: .4rem .8rem; }
    del, ins { display: block; text-decoration: none; } del { background: var(--removed); } ins { background: var(--added); }
    pre.laid { padding: 0; display: grid; grid-template-columns: minmax(2.9rem, auto) minmax(2.9rem, auto) 1fr; }
    pre.laid.two { grid-template-columns: minmax(2.9rem, auto) minmax(0, 1fr) minmax(2.9rem, auto) minmax(0, 1fr); }
    .n { color: var(--soft); text-align: right; padding: 0 .6rem; user-select: none; opacity: .75;
      font-variant-numeric: tabular-nums; }
    .c { padding: 0 .8rem 0 .4rem; min-height: 1.55em; white-space: pre; }
    .two .c, .wrap .c { white-space: pre-wrap; overflow-wrap: anywhere; }
    .c::before { content: attr(data-sign); display: inline-block; width: 1.2em; color: var(--soft); user-select: none; }
    .add { background: var(--added); } .del { background: var(--removed); } .none { background: var(--well); }
    .add mark { background: var(--added-word); } .del mark { background: var(--removed-word); }
    mark { color: inherit; border-radius: 2px; }
    .laid .note { grid-column: 1 / -1; white-space: normal; margin: 0; }
    .kw { color: var(--keyword); } .ty { color: var(--type); } .st { color: var(--string); }
    .co { color: var(--comment); } .nu { color: var(--number); } .at-word { color: var(--attribute); }

    .page { border-top: 1px solid var(--line); padding: .7rem 0; content-visibility: auto; contain-intrinsic-size: auto 3rem; }
    .page:target > summary { color: var(--accent); }
    #pages h3 { margin: 2.2rem 0 .6rem; } .page p { max-width: 46em; }
    .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1rem; }
    figure { margin: 0; min-width: 0; } figcaption { color: var(--soft); font-size: .8rem; margin-bottom: .2rem; }
    figure pre { background: var(--well); border-radius: 8px; padding: .7rem .9rem; }
    section:last-of-type { padding-bottom: 5rem; }
    .empty { padding: 0 0 1rem; } .empty h2 { margin-top: 1.5rem; }
    dialog { background: var(--card); color: inherit; border: 1px solid var(--line); border-radius: 12px; padding: 1.5rem 2rem; }
    dialog::backdrop { background: #0006; } dialog h2 { margin: 0; }
    dl { display: grid; grid-template-columns: auto 1fr; gap: .4rem 1.5rem; } dd { margin: 0; }
    kbd { border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 5px; padding: .05rem .4rem; }
    [hidden] { display: none !important; }

    @media (max-width: 720px) {
      html { scroll-padding-top: 6.5rem; }
      main, .top { padding-left: 1.1rem; padding-right: 1.1rem; }
      .top { padding-top: 2rem; }
      .js .toolbar { padding: .5rem 1.1rem; }
      .toolbar #q { width: auto; flex: 1; min-width: 0; } #help, #split { display: none; }
      .filters { order: 3; width: 100%; } .filters summary { display: list-item; font-size: .875rem; color: var(--soft); }
      .filters > div { padding-top: .5rem; } .toolbar select { max-width: 48%; }
      .tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(6.2rem, 1fr)); gap: 1rem; margin-top: 1.5rem; }
      .tiles b { font-size: 1.9rem; }
      .card { padding: 1rem; border-radius: 10px; } .js .tick { position: static; width: 100%; }
      .js .card header { padding-right: 0; }
      h2 { margin-top: 3rem; } .heavy th:nth-child(2), .heavy td:nth-child(2) { display: none; }
      pre { font-size: .74rem; tab-size: 2; } .c { white-space: pre-wrap; word-break: break-all; padding: 0 .4rem 0 .2rem; }
      pre.laid { grid-template-columns: 0 minmax(2.1rem, auto) minmax(0, 1fr); }
      pre.laid .n { padding: 0 .3rem; } pre.laid .n.old { visibility: hidden; padding: 0; overflow: hidden; }
    }
    @media print {
      .toolbar, .tick, .skip { display: none !important; }
      body { background: none; font-size: 10pt; } main, .top { max-width: none; padding: 0; }
      .card, .hunk, .page { content-visibility: visible; } .blocker, .owner, .note, tr, figure { break-inside: avoid; }
      h2, h3, .card header, .at, summary, caption { break-after: avoid; } * { print-color-adjust: exact; }
      .tiles { gap: 1rem 2rem; } .hunk { overflow: visible; }
      .card { border: 0; border-top: 1pt solid #999; border-radius: 0; padding: 1rem 0; }
      .card.reviewed > :not(header) { display: revert; } .c { white-space: pre-wrap; overflow-wrap: anywhere; }
      svg { max-width: 100%; height: auto; } .scroll { overflow: visible; }
    }
    @media (prefers-reduced-motion: no-preference) { .card { transition: border-color .15s; } }

    """#
}
