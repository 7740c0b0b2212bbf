import Testing

/// How the page looks, on a screen, on paper and without its script.
extension BrowserTests {
  static let screens = [(1440, false), (1440, true), (390, false), (390, true)]

  /// Unfolds and lays out everything.
  private func unfold(_ browser: Browser) throws {
    try browser.run("document.querySelectorAll('details').forEach(x => x.open = true)")
    try browser.wait(until: "!document.querySelector('details[open] > noscript')")
    try browser.run("document.querySelectorAll('details').forEach(x => x.open = true)")
    try browser.run("dispatchEvent(new Event('beforeprint'))")
  }

  /// What stands to the right of the window, and is neither cut nor scrolled where it stands.
  private static let wide = """
    (() => {
      const isHeld = x => { for (x = x.parentElement; x; x = x.parentElement)
        if (getComputedStyle(x).overflowX !== 'visible') return true }
      return [...document.querySelectorAll('body *')]
        .filter(x => x.checkVisibility() && x.getBoundingClientRect().right > innerWidth + 1 && !isHeld(x))
        .map(x => x.outerHTML.slice(0, 80))
    })()
    """

  /// The texts whose colour is too close to what is behind them, with the contrast of both.
  private static let faint = """
    (() => {
      const context = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true}), known = {}
      const parse = color => known[color] ??= (() => {
        context.clearRect(0, 0, 1, 1)
        context.fillStyle = color
        context.fillRect(0, 0, 1, 1)
        const [r, g, b, a] = context.getImageData(0, 0, 1, 1).data
        return [r, g, b, a / 255]
      })()
      const over = (front, back, alpha = 1) => [0, 1, 2].map(i => front[i] * front[3] * alpha + back[i] * (1 - front[3] * alpha))
      const behind = x => {
        if (!x) return [255, 255, 255]
        const own = parse(getComputedStyle(x).backgroundColor)
        return own[3] === 1 ? own : over(own, behind(x.parentElement))
      }
      const opacity = x => x ? getComputedStyle(x).opacity * opacity(x.parentElement) : 1
      const light = color => { const [r, g, b] = color.map(x => x / 255).map(x => x <= .04045 ? x / 12.92 : ((x + .055) / 1.055) ** 2.4)
        return .2126 * r + .7152 * g + .0722 * b }
      const found = {}
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let text; text = walker.nextNode();) {
        const x = text.parentElement
        if (!text.data.trim() || !x.checkVisibility({visibilityProperty: true})) continue
        const back = behind(x), front = over(parse(getComputedStyle(x).color), back, opacity(x))
        const [a, b] = [light(front), light(back)].sort((a, b) => b - a), contrast = (a + .05) / (b + .05)
        if (contrast < 4.5) found[`${contrast.toFixed(2)} ${x.tagName}.${x.className} in ${x.parentElement.className}`] = text.data.slice(0, 40)
      }
      return Object.entries(found).map(x => x.join(': '))
    })()
    """

  /// Adds words of each kind on each ground that they may have in a diff.
  private static let samples = """
    for (const ground of ['add', 'del'])
      for (const word of ['kw', 'ty', 'st', 'co', 'nu', 'at-word', 'c'])
        document.body.insertAdjacentHTML('beforeend', `<pre class="diff ${ground}"><span class="${word}">word</span>`
          + `<mark><span class="${word}">word</span></mark></pre>`)
    """

  @Test func everythingFitsAndCanBeRead() throws {
    try reading(Self.garden) { browser, page in
      for (width, isDark) in Self.screens {
        try browser.emulate(width: width, height: 900, isDark: isDark)
        try browser.open(page)
        try browser.run("document.querySelector('.tick input').click()")
        try unfold(browser)
        try browser.run(Self.samples)
        #expect(try browser.value("document.documentElement.scrollWidth", as: Int.self) <= width)
        #expect(try browser.value(Self.wide, as: [String].self) == [], "\(width) \(isDark)")
        #expect(try browser.value(Self.faint, as: [String].self) == [], "\(width) \(isDark)")
      }
    }
  }

  /// Each app has its screens, and each screen what sets its values.
  @Test func screensAreHeadedByApp() throws {
    try reading(Self.garden) { browser, _ in
      let heads: [String] = try browser.value(texts("[aria-labelledby=screens] h3"))
      #expect(heads == ["Desk 2", "Phone 2"])
      let screens: [String] = try browser.value(texts("ul.screens > li"))
      #expect(screens.count == 4 && screens[0].contains("DeskBedView"))
      // No code runs what sets them.
      #expect(screens.allSatisfy { $0.contains(#/read \S*Garden.swift:5/#) }, "\(screens)")
    }
  }

  /// The types that need a look lead to it, and the heads of their columns stay in sight below the bar.
  @Test func typesLeadToTheirWarnings() throws {
    try reading { browser, _ in
      let flags: [String] = try browser.value(texts(".type .flag"))
      #expect(flags == ["1 warning", "blocked"])
      for (flag, item) in [(".flag", ".card .item"), (".flag.blocked", "#todo ~ .item")] {
        try browser.run("document.querySelector('\(flag)').click()")
        try browser.wait(until: "location.hash.length > 1")
        #expect(try browser.value("document.querySelector('\(item)').matches(':target')"))
      }
      try browser.emulate(width: 1440, height: 300, isDark: false)
      try browser.run("scrollTo(0, document.querySelector('.columns').offsetTop)")
      #expect(
        try browser.value(
          "document.querySelector('.columns').getBoundingClientRect().top"
            + " >= document.querySelector('.toolbar').offsetHeight"))
    }
  }

  /// On paper there is no tool and nothing that is folded, and dark screens give light paper.
  @Test func paperShowsWhatIsUnfolded() throws {
    try reading(Self.garden) { browser, _ in
      try browser.run("dispatchEvent(new Event('beforeprint'))")
      try browser.emulate(width: 800, height: 1100, isDark: true, isPrinted: true)
      #expect(
        try browser.value(texts(".toolbar, .toolbar *, .skip, .chips"), as: [String].self) == [])
      #expect(
        try browser.value(
          "[...document.querySelectorAll('details:not([open]) > :not(summary)')]"
            + ".filter(x => x.checkVisibility({contentVisibilityAuto: true})).length"
        ) == 0)
      #expect(
        try browser.value(texts(".more:not([open]) > summary, .page > summary"), as: [String].self)
          == [])
      let warnings: [String] = try browser.value(texts("[aria-labelledby=review] .item"))
      #expect(warnings.count >= 4 && warnings.allSatisfy { !$0.isEmpty })
      #expect(try browser.value("getComputedStyle(document.body).color") == "rgb(27, 28, 31)")
      #expect(try browser.value(Self.wide, as: [String].self) == [])
    }
  }

  /// All that the script would show is there without it, and nothing that only the script can do.
  @Test func withoutScriptsThePageIsComplete() throws {
    try reading(Self.garden) { browser, page in
      let parts =
        "[...document.querySelectorAll('.item, ul.screens > li, .notes li, .kept > li, .row, .type, .routine, .page')]"
      let count: Int = try browser.value("\(parts).length")
      try browser.disableScripts()
      try browser.open(page)
      try browser.run("document.querySelectorAll('details').forEach(x => x.open = true)")
      #expect(try browser.value("\(parts).length >= \(count)"))
      #expect(
        try browser.value("\(parts).every(x => x.textContent.trim() && x.checkVisibility())"))
      let dead: [String] = try browser.value(
        "[...document.querySelectorAll('button, input, select, .scripted, a[href^=\"#?\"]')]"
          + ".filter(x => x.checkVisibility() && getComputedStyle(x).pointerEvents !== 'none')"
          + ".filter(x => !x.closest('dialog')).map(x => x.outerHTML)")
      #expect(dead == [])
    }
  }

  @Test func withoutScriptsEverythingCanBeRead() throws {
    try reading { browser, page in
      try browser.disableScripts()
      try browser.open(page)
      #expect(try !browser.value("document.querySelector('.toolbar').checkVisibility()"))
      let added = "document.querySelector('.diff ins').textContent"
      #expect(try !browser.value(added, as: String.self).isEmpty)
      #expect(try !browser.value("document.querySelector('.diff ins').checkVisibility()"))
      try browser.run("document.querySelector('details.change > summary').click()")
      #expect(try browser.value("document.querySelector('details.change').open"))
      // The script has not taken what is folded for text.
      #expect(try browser.value("!!document.querySelector('.type .drawing')"))
    }
  }

  /// Other than what needs review.
  @Test func printingKeepsWhatIsFolded() throws {
    try reading { browser, _ in
      let folded = "document.querySelectorAll('.row details:not([open]), .type:not([open])').length"
      let before: Int = try browser.value(folded)
      try browser.run("dispatchEvent(new Event('beforeprint'))")
      #expect(try browser.value(folded) == before)
      #expect(
        try browser.value(
          "document.querySelectorAll('[open] > .hunk:not(.aside) > .diff:not(.laid)').length") == 0)
    }
  }

  /// An address keeps the filters, which leave the lines that they are about.
  @Test(arguments: [
    ("q=stateobject%20desk", ["@StateObject var bed = DeskBed()"]),
    (
      "type=Search",
      ["import Combine", "final class Search: ObservableObject { @Published var query = \"\" }"]
    ),
    (
      "path=phone/s",
      ["import Combine", "final class Search: ObservableObject { @Published var query = \"\" }"]
    ),
    (
      "diagnostic=PartialEquality&path=Desk",
      [#"@Published var plant = DeskPlant(id: 1, height: 2, label: "")"#]
    ),
    (
      "rule=EnvironmentObjectProperty",
      ["@EnvironmentObject var bed: DeskBed", "@EnvironmentObject var bed: PhoneBed"]
    ),
  ])
  func addressesKeepFilters(filter: String, lines: [String]) throws {
    try reading(Self.garden, at: "#?" + filter) { browser, _ in
      try browser.run(
        "document.querySelectorAll('.change').forEach(x => { if (!x.hidden) x.open = true })")
      try browser.run("dispatchEvent(new Event('beforeprint'))")
      #expect(try browser.value(texts("pre.laid .c.del"), as: [String].self) == lines)
      try browser.type("c")
      #expect(try browser.value("location.hash", as: String.self) == "")
    }
  }
}
