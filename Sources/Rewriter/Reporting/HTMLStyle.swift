/// The style sheet of the HTML report.
enum HTMLStyle {
  static let text = #"""
    :root {
      --paper: #fcfcfb; --card: #fff; --ink: #1b1c1f; --soft: #5d6069; --line: #e4e4e1;
      --well: #f5f5f2; --accent: #3b4fc4; --migrated: #1f7a4d; --blocked: #b23a1e; --diagnostic: #8a5a00;
      --diagnostic-well: #fff6e0; --added: #e7f6ec; --added-word: #c0e8cd; --removed: #fdecea;
      --removed-word: #fbd0ca; --keyword: #9b2393; --type: #2f5f9e; --string: #b3261e;
      --comment: #505e69; --number: #1c00cf; --attribute: #7a5200;
      --sans: system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
      --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --paper: #131417; --card: #1a1c20; --ink: #e6e6e3; --soft: #9da1ab; --line: #2e3138;
        --well: #22252a; --accent: #9aa8ff; --migrated: #5fc98f; --blocked: #ff8d73; --diagnostic: #e8b658;
        --diagnostic-well: #41340f; --added: #10271a; --added-word: #19432c; --removed: #38191a;
        --removed-word: #5a2324; --keyword: #ff86b9; --type: #82b7f5; --string: #ff9d8a;
        --comment: #a2aeb9; --number: #d9c97c; --attribute: #e0a868;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: calc(var(--bar, 4rem) + 1rem); -webkit-text-size-adjust: 100%; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 var(--sans); }
    main, .top { max-width: 1144px; margin: 0 auto; padding: 0 2rem; }
    a { color: var(--accent); text-decoration: none; }
    a:hover { text-decoration: underline; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
    code, pre, kbd { font-family: var(--mono); font-size: .875em; }
    h1, h2, h3, h4 { line-height: 1.2; letter-spacing: -.015em; font-weight: 650; margin: 0; }
    h1 { font-size: clamp(1.7rem, 4vw, 2.6rem); letter-spacing: -.025em; }
    h1 code { font-size: .92em; font-weight: 600; }
    h2 { font-size: 1.45rem; margin: 4rem 0 .5rem; }
    h2 small, h3 small { color: var(--soft); font-weight: 400; font-size: .8em; }
    .skip { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
    .skip:focus { clip-path: none; width: auto; height: auto; padding: .5rem 1rem; background: var(--card); z-index: 9; }
    .muted, .place, .kicker { color: var(--soft); }
    .top { padding-top: 4rem; padding-bottom: 1.5rem; }
    .kicker { font: 500 .85rem var(--mono); margin: 0 0 .75rem; overflow-wrap: anywhere; } .kicker b { color: var(--diagnostic); font-weight: 600; }
    .lead { font-size: 1.15rem; max-width: 46em; margin: .9rem 0 0; color: var(--soft); overflow-wrap: anywhere; }
    @media print { :is(a, span).place[title]:not([title=""], .card .at-line *) { font-size: 0; } .place[title]:not(.card .at-line *)::after { content: attr(title) !important; font-size: .75rem; } }
    html:not(.js) span.place[title]:not(.card .at-line *) { font-size: 0; } html:not(.js) span.place[title]:not(.card .at-line *)::after { content: attr(title); font-size: .8rem; }
    .plain { list-style: none; margin: .35rem 0; padding: 0; }
    .plain li { margin: .3rem 0; overflow-wrap: anywhere; }
    .place { font: .8rem var(--mono); overflow-wrap: anywhere; } a.place { color: var(--accent); }
    .js span.place { cursor: copy; text-decoration: underline dotted; text-underline-offset: .2em; } .js span.place:hover { text-decoration: underline; } button.copy { font-size: .8rem; padding: .1rem .5rem; min-height: 0; color: var(--soft); margin: .3rem 0; } .copied::after { content: " copied"; }
    html:not(.js) .scripted { display: none; }
    a.place:not([href^="#"])::after { content: " ↗"; }
    .name { font-weight: 600; }

    .toolbar { display: none; }
    .js .toolbar { display: flex; position: sticky; top: 0; z-index: 5; gap: .4rem; align-items: center;
      padding: .7rem max(2rem, calc((100% - 1320px) / 2)); border-bottom: 1px solid var(--line);
      background: var(--paper); flex-wrap: wrap; }
    .toolbar input, .toolbar select, button { font: .875rem var(--sans); color: inherit; background: var(--card);
      border: 1px solid var(--line); border-radius: 7px; padding: .4rem .6rem; min-height: 2.2rem; }
    .toolbar #q { width: 14rem; }
    .toolbar #path { width: 5.2rem; }
    .toolbar select { width: 6.2rem; text-overflow: ellipsis; padding-inline: .3rem; }
    .toolbar select.on { width: auto; max-width: 11rem; }
    .toolbar select.on, .toolbar input.on { border-color: var(--accent); color: var(--accent); }
    .filters, .toolbar select { min-width: 0; } .filters > div { display: flex; gap: .4rem; flex-wrap: wrap; }
    .filters summary { display: none; }
    #shown { flex: 1 1 8rem; color: var(--soft); font-size: .85rem; font-variant-numeric: tabular-nums;
      line-height: 1.25; text-align: right; min-width: 0; }
    button { cursor: pointer; white-space: nowrap; }
    button:hover, .toolbar select:hover { border-color: var(--soft); }
    button[aria-pressed=true] { background: var(--well); color: var(--accent); border-color: var(--accent); }

    .proportion { display: flex; gap: 3px; height: 6px; border-radius: 3px; overflow: hidden; margin: 1.6rem 0 0; }
    .proportion .migrated { background: var(--migrated); } .proportion .blocked { background: var(--blocked); }
    .proportion .outOfScope { background: var(--line); }
    .steps { list-style: none; display: flex; flex-wrap: wrap; gap: .5rem 2.4rem; margin: 1.2rem 0 0; padding: 0; }
    .steps a { color: inherit; display: block; } .steps span { color: var(--soft); font-size: .92rem; }
    .steps b { display: block; font-size: 1.9rem; line-height: 1.15; font-weight: 600; letter-spacing: -.03em;
      font-variant-numeric: tabular-nums; }
    .steps .todo b, .steps .part-failedBuild b { color: var(--blocked); } .steps .review b { color: var(--diagnostic); }

    .item { content-visibility: auto; contain-intrinsic-size: auto 90px; display: flex; gap: .8rem; padding: .55rem .5rem; margin: 0 -.3rem; border-top: 1px solid var(--line); scroll-margin-top: 5rem; }
    section > .item:first-of-type, header + .item { border-top: 0; }
    .item > div { flex: 1; min-width: 0; overflow-wrap: anywhere; } .item p { margin: 0 0 .15rem; }
    .item:focus, .row:focus, .screens li:focus { outline: 2px solid var(--accent); outline-offset: -2px; border-radius: 6px; }
    .item .name, .notes .name, .kept .name { font-size: .8rem; font-weight: 500; white-space: nowrap; }
    .item .name, .notes .name { color: var(--diagnostic); }
    #todo ~ .item .name { color: var(--blocked); }
    .item .instead { color: var(--soft); } .item .plain { margin: .15rem 0; } :is(.item, .notes) .more .plain { font-size: .92rem; }
    :is(.item, .screens li).ticked > div, :is(.item, .screens li).ticked > div *, .row.ticked > .change > summary * { color: var(--soft) !important; }
    .item.ticked :is(.instead, .plain, .more, .evidence, pre) { display: none; }
    .at-line { font-size: .92rem; } .at-line .place { white-space: nowrap; }
    .item code.swift, .notes code.swift { background: var(--well); padding: .05rem .35rem; border-radius: 4px; }
    .log { background: var(--well); border-radius: 8px; padding: .6rem .8rem; margin-top: .4rem; }
    .chips { display: flex; flex-wrap: wrap; gap: .25rem 1.1rem; list-style: none; padding: 0; margin: .3rem 0 .6rem;
      font-size: .9rem; color: var(--soft); }
    .row, .routine, .notes li, .kept > li, ul.screens li { content-visibility: auto; contain-intrinsic-size: auto 2rem; }
    .more > summary, .notes > summary { color: var(--soft); font-size: .9rem; }
    details.notes { margin-top: .6rem; } .notes .notes { margin: .5rem 0 .5rem 1.1rem; }
    .notes.kind > :not(summary) { margin-left: 1.1rem; } .notes.kind > summary b { color: var(--ink); font-variant-numeric: tabular-nums; }
    .kept > li { border-top: 1px solid var(--line); padding: .5rem 0; } .kept p { margin: .1rem 0; }
    ul.screens { list-style: none; padding: 0; margin: .6rem 0; }
    ul.screens li { display: flex; gap: .8rem; padding: .3rem .5rem; margin: 0 -.3rem; }
    ul.screens li > div { flex: 3; min-width: 0; overflow-wrap: anywhere; } ul.screens li > .watch { flex: 2; font-size: .92rem; }
    ul.screens .path { color: var(--soft); font-size: .85rem; }
    .filtered h2 small, .filtered h3 small { display: none; } .unmatched main::before { content: "Nothing matches. Clear the filters to see everything.";
      display: block; padding: 4rem 0 60vh; color: var(--soft); }
    .item pre.swift, .notes pre.swift { background: var(--well); border-radius: 8px; padding: .5rem .8rem; margin: .3rem 0; }
    pre.swift b { font-weight: inherit; display: inline-block; min-width: 100%; background: var(--diagnostic-well); }
    .item div.evidence, .notes div.evidence { margin: .4rem 0 .4rem 1.1rem; font-size: .92rem; } .evidence p { margin: 0; }
    .notes > .plain > li { margin: 0; padding: .6rem 0; border-top: 1px solid var(--line); } html:not(.js) .chips a { color: inherit; pointer-events: none; }
    .routine { border-top: 1px solid var(--line); padding: .35rem 0; }
    .routine > summary b { display: inline-block; min-width: 4.2em; text-align: right; font-variant-numeric: tabular-nums; margin-right: .4em; }
    .routine > :not(summary) { margin: .4rem 0 .4rem 1.2rem; } .sample { border: 1px solid var(--line); border-radius: 8px; }
    .places, .routine p { font-size: .85rem; } .places li { margin: .1rem 0; }
    h3.files { margin: 1.8rem 0 .5rem; }
    .group { border-top: 1px solid var(--line); padding: .35rem 0; } .group > summary { font-weight: 600; padding: .15rem 0; }
    .group > summary small { color: var(--soft); font-weight: 400; }
    .row { display: flex; gap: .8rem; align-items: flex-start; padding: .12rem .2rem .12rem 1.1rem; scroll-margin-top: 5rem; }
    .row > .change { flex: 1; min-width: 0; }
    .change > summary { font: .84rem var(--mono); color: var(--soft); padding: .2rem 0; overflow-wrap: anywhere; }
    .row > .change > summary { color: var(--ink); } .row .stat { margin-left: .8rem; }
    .card > .change { margin-top: .5rem; }
    .stat { font: .8rem var(--mono); white-space: nowrap; } .stat b { color: var(--migrated); font-weight: 500; }
    .stat em { color: var(--blocked); font-style: normal; }
    .source { color: inherit; }
    .legend { color: var(--soft); font-size: .9rem; }
    .key.bar { display: inline-block; width: 1.5rem; margin: 0 .3rem; height: .6rem; border-radius: 3px; background: var(--accent); opacity: .55; vertical-align: -.05em; }
    .columns, .type > summary, .drawing { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr);
      gap: 0 1.2rem; align-items: center; }
    .columns { color: var(--soft); font-size: .85rem; padding: .3rem 1.2rem .3rem 2.2rem; background: var(--paper); }
    .js .columns { position: sticky; top: var(--bar, 4rem); z-index: 2; } .columns span:first-child { text-align: right; }
    .type > summary { padding: .2rem 0; } .type .owners { text-align: right; color: var(--soft); font-size: .9rem; overflow: hidden;
      text-overflow: ellipsis; white-space: nowrap; }
    .model { font-weight: 600; font-size: .93rem; overflow-wrap: anywhere; min-width: 0; border-left: 4px solid var(--migrated); padding-left: .5rem; }
    .model.blocked, .model.backedOut { border-color: var(--blocked); } .model.outOfScope { border-color: var(--line); }
    .center { display: flex; align-items: center; min-width: 0; }
    .flag { margin-left: .7rem; font-size: .8rem; white-space: nowrap; color: var(--diagnostic); } .flag.blocked { color: var(--blocked); }
    .readers { display: flex; gap: .5rem; align-items: center; color: var(--soft); font-size: .9rem; min-width: 0; }
    .readers i { height: .6rem; border-radius: 3px; background: var(--accent); opacity: .55; flex: none; width: calc(var(--share) * 70%); }
    .readers span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .drawing { margin: .8rem 0; font-size: .88rem; --teeth: 1.5px solid var(--soft); }
    .drawing ul { list-style: none; margin: 0; padding: 0; min-width: 0; } .drawing .from { justify-self: end; padding-right: 1rem; }
    .drawing .to { justify-self: start; padding-left: 1rem; }
    .drawing li { position: relative; padding: .1rem .55rem; margin: .3rem 0; background: var(--well); border-radius: 5px; overflow-wrap: anywhere; }
    .drawing li::before { content: ""; position: absolute; top: 50%; width: 1rem; border-top: var(--teeth); }
    .drawing :is(.environment, .injects)::before { border-top-style: dashed; }
    .drawing li::after { content: ""; position: absolute; top: -.2rem; bottom: -.2rem; border-left: var(--teeth); }
    .drawing li:first-child::after { top: 50%; } .drawing li:last-child::after { bottom: calc(50% - 1.5px); } .drawing li:only-child::after { display: none; }
    .drawing .from li::before { left: 100%; } .drawing .from li::after { left: calc(100% + 1rem); }
    .drawing .to li::before { right: 100%; } .drawing .to li::after { right: calc(100% + 1rem - 1.5px); }
    .drawing small { color: var(--soft); } .drawing .role { display: block; }
    .drawing:has(.many) { align-items: start; grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 14fr); }
    .drawing:has(.many) > .center { position: sticky; top: calc(var(--bar, 4rem) + 3rem); margin-top: .3rem; }
    .drawing .many { columns: 10rem; column-gap: 1rem; justify-self: stretch; } .drawing .to.many { border-left: var(--teeth); }
    .drawing .many li { break-inside: avoid; margin-top: 0; border-left: 2px solid var(--soft); border-radius: 0 5px 5px 0; }
    .drawing .many :is(.environment, .injects) { border-left-style: dashed; } .drawing .many li::before, .drawing .many li::after { display: none; }
    .drawing .model { border: 1.5px solid var(--migrated); border-radius: 6px; padding: .25rem .7rem; } .drawing .model.blocked { border-color: var(--blocked); }
    .drawing .from:has(li) + .center::before { content: ""; flex: none; width: 1.2rem; margin-left: -1.2rem; border-top: var(--teeth); }
    .drawing .center:has(+ .to li)::after { content: ""; flex: 1; min-width: 0; margin-right: -1.2rem; border-top: var(--teeth); }

    .card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: .75rem 1.2rem .85rem;
      margin: .7rem 0; content-visibility: auto; contain-intrinsic-size: auto 160px; scroll-margin-top: 5rem; }
    .card:focus { outline: 2px solid var(--accent); outline-offset: -1px; }
    .card header { display: flex; flex-wrap: wrap; align-items: baseline; gap: .3rem .8rem; position: relative; }
    .card h4 { font: 600 .9rem var(--mono); letter-spacing: 0; overflow-wrap: anywhere; }
    .part h3 { margin: 1.8rem 0 .2rem; font-size: 1.1rem; }
    .type.card { padding: .1rem 1.2rem; margin: 0; contain-intrinsic-size: auto 34px; background: none; border-width: 1px 0 0; border-radius: 0; }
    .type.card[open] { padding-bottom: .8rem; background: var(--card); }
    .verdict { font-size: .78rem; font-weight: 600; padding: .05rem .55rem; border-radius: 99px; border: 1px solid; }
    .verdict.migrated { color: var(--migrated); } .verdict.blocked, .verdict.backedOut { color: var(--blocked); } .verdict.outOfScope { color: var(--soft); }
    .tick { display: none; color: var(--soft); cursor: pointer; } .js .tick { display: block; }
    .tick input { accent-color: var(--migrated); width: 1rem; height: 1rem; margin: .28rem 0 0; } @media (max-width: 720px), (pointer: coarse) { .tick input { width: 1.5rem; height: 1.5rem; margin: 0; } }
    .blocker { border-left: 3px solid var(--blocked); padding: .1rem 0 .1rem 1rem; margin: 1rem 0; }
    .blocker p { margin: .2rem 0; } .blocker .name { color: var(--blocked); }
    .instead b { font-weight: 600; margin-right: .25rem; }
    .owner { border-left: 3px solid var(--diagnostic); padding: .1rem 0 .1rem 1rem; margin: 1rem 0; font-size: .93rem; }
    .owner p { margin: .2rem 0; } .card p, .card summary { overflow-wrap: anywhere; } .evidence li { color: var(--soft); } .evidence code { color: var(--ink); }
    .note { background: var(--well); border-left: 3px solid var(--line); padding: .5rem 1rem; margin: .5rem 0;
      font: .875rem/1.5 var(--sans); overflow-wrap: anywhere; }
    .note .name { color: var(--soft); }
    .note.warning { background: var(--diagnostic-well); border-color: var(--diagnostic); }
    .note.warning .name { color: var(--diagnostic); }
    summary { cursor: pointer; }
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
    .n { color: var(--soft); text-align: right; padding: 0 .6rem; user-select: none;
      font-variant-numeric: tabular-nums; }
    .c { padding: 0 .8rem 0 .4rem; min-height: 1.55em; white-space: pre; }
    .two .c { white-space: pre-wrap; overflow-wrap: anywhere; }
    .c::before { content: attr(data-sign); display: inline-block; width: 1.2em; color: var(--soft); user-select: none; }
    .add { background: var(--added); } .del { background: var(--removed); } .none { background: var(--well); }
    .add mark { background: var(--added-word); } .del mark { background: var(--removed-word); }
    mark { color: inherit; border-radius: 2px; } .here { box-shadow: inset 0 2px var(--accent), inset 0 -2px var(--accent); }
    .hunk { container-type: inline-size; }
    .laid .note { grid-column: 1 / -1; white-space: normal; margin: 0; position: sticky; left: 0; max-width: 100cqw; }
    .kw { color: var(--keyword); } .ty { color: var(--type); } .st { color: var(--string); }
    .co { color: var(--comment); } .nu { color: var(--number); } .at-word { color: var(--attribute); }

    .page { border-top: 1px solid var(--line); padding: .7rem 0; content-visibility: auto; contain-intrinsic-size: auto 3rem; }
    .meaning { background: var(--well); border-radius: 8px; padding: .3rem 1rem .8rem; margin: .4rem 0; font-size: .92rem; }
    .meaning p { margin: .4rem 0; max-width: 46em; } .meaning figure pre { background: var(--card); }
    .commands { margin-top: 1rem; } .commands pre { background: var(--well); border-radius: 6px; padding: .35rem .7rem; margin: .15rem 0 .5rem;
      white-space: pre-wrap; overflow-wrap: anywhere; }
    .page:target > summary { color: var(--accent); } .filtered .top .steps b { color: var(--soft); }
    #pages ~ h3 { margin: 2.2rem 0 .6rem; } .page p { max-width: 46em; }
    .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1rem; }
    figure { margin: 0; min-width: 0; } figcaption { color: var(--soft); font-size: .8rem; margin-bottom: .2rem; }
    figure pre { background: var(--well); border-radius: 8px; padding: .7rem .9rem; white-space: pre-wrap; overflow-wrap: anywhere; }
    section:last-of-type { padding-bottom: 5rem; }
    .empty { padding: 0 0 1rem; } .empty h2 { margin-top: 1.5rem; }
    dialog { background: var(--card); color: inherit; border: 1px solid var(--line); border-radius: 12px; padding: 1.5rem 2rem; }
    dialog::backdrop { background: #0006; } dialog h2 { margin: 0; }
    dl { display: grid; grid-template-columns: auto 1fr; gap: .4rem 1.5rem; } dd { margin: 0; }
    kbd { border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 5px; padding: .05rem .4rem; }
    [hidden] { display: none !important; }

    @media (max-width: 720px) {
      main, .top { padding-left: 1.1rem; padding-right: 1.1rem; }
      .top { padding-top: 2rem; }
      .js .toolbar { padding: .5rem 1.1rem; }
      .toolbar #q { width: auto; flex: 1; min-width: 0; } #help, #split { display: none; }
      .filters { order: 3; width: 100%; } .filters summary { display: list-item; font-size: .875rem; color: var(--soft); }
      .filtered .filters summary { color: var(--accent); } .filtered .filters summary::after { content: " (on)"; }
      .filters > div { padding-top: .5rem; } .toolbar select { width: auto; max-width: 48%; }
      .steps { gap: .6rem 1.6rem; } .steps b { font-size: 1.5rem; }
      .card { padding: .7rem .9rem; } h2 { margin-top: 2.6rem; } .row { padding-left: 0; } .item { gap: .6rem; }
      .columns { display: none; } .type > summary { grid-template-columns: minmax(0, 1fr) auto; gap: .2rem .8rem; }
      .type .owners { grid-row: 2; grid-column: 1 / -1; text-align: left; white-space: normal; overflow-wrap: anywhere; } .type .owners:has(span)::before { content: "from "; } .readers { grid-row: 1; grid-column: 2; justify-content: flex-end; }
      .readers i { width: calc(var(--share) * 3rem); } .readers span { max-width: 7rem; flex: none; white-space: normal; }
      .drawing { display: block; } .drawing ul { padding: 0 !important; border: 0 !important; justify-self: stretch !important; } .drawing .center { margin: .5rem 0; }
      .drawing .from:has(li)::before { content: "owned, injected or created by"; color: var(--soft); } .drawing .to:has(li)::before { content: "read by"; color: var(--soft); }
      .drawing li { border-left: 2px solid var(--soft); border-radius: 0 5px 5px 0; } .drawing :is(li, .center)::before, .drawing :is(li, .center)::after { display: none !important; }
      .at-line .place { white-space: normal; }
      .drawing .environment, .drawing .injects { border-left-style: dashed; }
      ul.screens li { flex-wrap: wrap; } ul.screens li > div { flex: 1 1 70%; } ul.screens li > .watch { margin: -.5rem 0 .4rem 1.8rem; flex-basis: 100%; }
      pre { font-size: .74rem; tab-size: 2; } .evidence pre.swift { white-space: pre-wrap; overflow-wrap: anywhere; }
      .item div.evidence, .notes div.evidence { margin-left: 0; } .c { white-space: pre-wrap; overflow-wrap: anywhere; padding: 0 .4rem 0 .2rem; }
      .n[data-old]::before { content: attr(data-old); }
      pre.laid { grid-template-columns: 0 minmax(2.1rem, auto) minmax(0, 1fr); }
      pre.laid .n { padding: 0 .3rem; } pre.laid .n.old { visibility: hidden; padding: 0; overflow: hidden; }
    }
    @media print {
      .toolbar, .skip, .scripted, .on-screen, .card > .change:not([open]), .aside, .more > summary { display: none !important; } summary { list-style: none; }
      @page { @bottom-center { content: counter(page) " of " counter(pages); font: 8pt sans-serif; } }
      :root { font-size: 10pt; } body { background: none; font-size: 1rem; } main, .top { max-width: none; padding: 0; }
      .card, .hunk, .page, .item, .row, .routine, .notes li, .kept > li, ul.screens li { content-visibility: visible; } .blocker, .owner, .note, .item pre, figure { break-inside: avoid; }
      .item { display: block; position: relative; padding-left: 1.8rem; } .item .tick { position: absolute; left: 0; } pre { white-space: pre-wrap; overflow-wrap: anywhere; }
      h2, h3, h4, .card header, .at, [open] > summary, .evidence > p:not(:last-child) { break-after: avoid; }
      .commands:not([open]), .chips { display: none; } * { print-color-adjust: exact; }
      :is(.group, .page):not([open]), [aria-labelledby=pages], h3.files:not(:has(~ .group[open])),
      [aria-labelledby=types]:not(:has(.group[open])) { display: none; }
      .hunk { overflow: visible; }
      .card { border: 0; border-top: 1pt solid #999; border-radius: 0; padding: 1rem 0; }
      .c { white-space: pre-wrap; overflow-wrap: anywhere; }
    }
    @media (prefers-reduced-motion: no-preference) { .card { transition: border-color .15s; } }

    """#
}
