/// The part of the HTML report's script that reacts to keys.
enum HTMLKeys {
  static let text = #"""
    // Keys
    // The item that a key led away from.
    let left = null
    const isTyping = event => event.target.matches("input:not([type=checkbox]), select, textarea")
    // Whether the reader has scrolled since a key led somewhere.
    let isMoved = false
    for (const kind of ["wheel", "touchmove"]) addEventListener(kind, () => { isMoved = true }, {passive: true})
    const isInWindow = x => x && x.getBoundingClientRect().bottom > 0 && x.getBoundingClientRect().top < innerHeight
    function step(selector, by) {
      const shown = all(selector).filter(x => !x.closest("[hidden]"))
      const from = isMoved && !isInWindow(document.activeElement.closest(stops)) ? document.body : document.activeElement
      const current = from.closest(selector) || (!isMoved && left?.matches(selector) && left)
      const focused = from.closest(stops)
      isMoved = false
      left = null
      let at = shown.indexOf(current)
      if (at < 0) {
        // From the card or file with the focus, otherwise from the top of the window.
        const isBelow = x => focused ? focused.compareDocumentPosition(x) & Node.DOCUMENT_POSITION_FOLLOWING
          : x.getClientRects().length > 0 && x.getBoundingClientRect().top > 80
        const below = shown.findIndex(isBelow)
        at = below < 0 ? shown.length : below
        if (by > 0) at--
      }
      const next = shown[Math.max(0, Math.min(shown.length - 1, at + by))]
      if (next) visit(next)
      if (!next) say("All are ticked")
      else if (next === current) say(by > 0 ? "This is the last one" : "This is the first one")
    }
    function toggleSplit() {
      isSplit = !isSplit
      one("split")?.setAttribute("aria-pressed", isSplit)
      layAgain(diffs)
    }
    function fold() {
      const holder = document.activeElement.closest(".item, .card, .row")
      const more = holder?.matches(".item") && holder.querySelector(".more")
      if (more) { more.open = !more.open; return }
      const diff = holder?.matches("details") ? holder
        : (holder?.matches(".item") ? holder.closest(".card") : holder)?.querySelector("details.change")
      if (diff) diff.open = !diff.open
    }
    // Shows the line of an item in its diff, else its source, the changes of its file, its places, or the page of its
    // name.
    function follow(item) {
      const first = selector => item.querySelector(selector), path = item.dataset.path
      const link = first(".watch a") || first(item.matches(".item") ? ".at-line a.place" : "a.place")
      const file = item.closest(".file[id]") || files.find(x => x.id && x.dataset.path === path)
      left = item
      if (link) return link.click()
      if (!file) return (first("details.more:not([open]) > summary") || first("a.name")
        || item.closest(".kind")?.querySelector("a.name"))?.click()
      const change = file.querySelector(".change")
      if (!change.open) { unfold(change); unfolded.push(change) }
      // The lines that are nearest to the one it is about.
      const at = +first(".at-line .place")?.title.split(":").at(-1)
      const away = x => Math.min(...read(x).map(row => Math.abs(row.at - at)))
      const near = all("pre.diff", change).sort((a, b) => away(a) - away(b))[0]
      const hash = "#" + (file.contains(item) && near?.parentElement.id || file.id)
      remember(item, hash)
      line = at
      if (location.hash === hash) arrive(); else location.hash = hash
    }
    // The path and line of a place, also of one that leads to a diff.
    function pathOf(place) {
      const file = one((place.hash || "").slice(1))?.closest(".file")
      return place.title || file && `${file.dataset.path}:${place.dataset.line}`
    }
    // Copies the path of an item or a file, with the line where there is one.
    function copyPlace(stop) {
      const place = stop?.querySelector(".at-line .place") || stop?.querySelector(".place")
      const path = place ? pathOf(place) : stop?.dataset.path
      if (path) copy(path, place || stop.querySelector("summary"))
    }
    one("split")?.addEventListener("click", toggleSplit)
    one("help")?.addEventListener("click", () => one("keys").showModal())
    addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (one("keys").open) return event.key === "?" && one("keys").close()
      if (isTyping(event)) {
        if (event.key === "Escape") { event.preventDefault(); document.activeElement.blur(); left?.focus() }
        // The first hit; the search stays.
        if (event.key === "Enter") { ask(); document.activeElement.blur(); scrollTo(0, 0); step(".item, .card, .row", 1) }
        return
      }
      const focused = document.activeElement
      const keys = {
        n: () => step(".item, ul.screens > li", 1), p: () => step(".item, ul.screens > li", -1),
        j: () => step(stations, 1), k: () => step(stations, -1),
        u: () => step(".item:not(.ticked), ul.screens > li:not(.ticked)", 1),
        o: fold, s: toggleSplit, c: clear, "?": () => one("keys").showModal(),
        y: () => copyPlace(focused.closest(stops)),
        "/": () => { left = focused.closest(stops); one("q")?.focus({preventScroll: true}) },
        x: () => all(".tick input", focused.closest(stops) || one("keys")).forEach(x => x.click())
      }
      if (event.key === "Enter" && focused.matches(".item, ul.screens > li")) keys.Enter = () => follow(focused)
      if (!keys[event.key]) return
      event.preventDefault()
      keys[event.key]()
    })
    const bar = document.querySelector(".toolbar")
    if (bar) new ResizeObserver(() => {
      document.documentElement.style.setProperty("--bar", bar.offsetHeight + "px")
    }).observe(bar)
    if (narrow.matches) all(".filters").forEach(x => { x.open = false })
    if (!location.hash.startsWith("#?")) show()
    if (location.hash.length > 1) arrive()
    // A page that is read again keeps the item with the focus; the browser keeps what is in sight.
    addEventListener("pagehide", () => {
      try { sessionStorage.setItem("stop", all(stops).indexOf(document.activeElement.closest(stops))) } catch {}
    })
    const last = (() => {
      if (performance.getEntriesByType("navigation")[0]?.type !== "reload") return null
      try { return all(stops)[sessionStorage.getItem("stop")] } catch { return null }
    })()
    if (last) {
      reveal(last)
      last.tabIndex = -1
      last.focus({preventScroll: true})
    }

    """#
}
