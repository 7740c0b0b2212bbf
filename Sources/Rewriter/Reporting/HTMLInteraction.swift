/// The part of the HTML report's script that reacts to a reader: filters, links, check marks and keys.
enum HTMLInteraction {
  static let text = #"""
    // Search and filters, kept in the address: #?q=…&rule=…
    const fields = ["q", "diagnostic", "blocker", "rule", "type", "path"].filter(one)
    const files = all(".file"), items = all(".item"), types = all(".type")
    const screens = all("ul.screens > li")
    const others = all(".routine, .page, .files, .columns, .legend, .muted, .chips, .recreated")
    const notes = all(".notes li[data-names]"), noteGroups = all(".notes, .notes > .more"), kept = all(".kept > li")
    let asked = {}, opened = []
    const filters = () => new URLSearchParams(location.hash.startsWith("#?") ? location.hash.slice(2) : "")
    const signs = {lt: "<", gt: ">", quot: '"', "#39": "'", amp: "&"}
    const plain = html => html.replace(/<[^>]*>/g, "").replace(/&([^;]+);/g, (_, name) => signs[name] ?? " ")
    const textOf = x => x.searched ??=
      `${x.querySelector("noscript") ? plain(x.innerHTML) : x.textContent} ${x.dataset.path || ""}`.toLowerCase()
    const includes = (text, value) => value.toLowerCase().split(/\s+/).every(x => text.includes(x))
    const lists = (x, field, value) => (x.dataset[field] || "").split(" ").includes(value)
    function rowMatches(row) {
      if (asked.q && !includes(row.lower ??= row.text.toLowerCase(), asked.q)) return false
      if (asked.rule && !row.marks.some(x => x.rule === asked.rule)) return false
      if (asked.type && !row.marks.some(x => x.types.includes(asked.type))) return false
      if (asked.diagnostic && !row.names.includes(asked.diagnostic)) return false
      return !asked.blocker
    }
    function itemMatches(x) {
      if (asked.q && !includes(textOf(x), asked.q)) return false
      if (asked.rule) return false
      if (asked.diagnostic && !lists(x, "names", asked.diagnostic)) return false
      if (asked.blocker && !lists(x, "names", asked.blocker)) return false
      if (asked.type && !lists(x, "types", asked.type)) return false
      return !asked.path || (x.dataset.path || "").toLowerCase().includes(asked.path.toLowerCase())
    }
    const filtersRows = () => !!(asked.q || asked.rule || asked.type || asked.diagnostic || asked.blocker)
    // Hides what does not match, and returns how many lines are left.
    function filterFile(file) {
      const own = all(".item", file)
      own.forEach(x => { x.hidden = !itemMatches(x) })
      let lines = 0
      const isHere = !asked.path || file.dataset.path.toLowerCase().includes(asked.path.toLowerCase())
      for (const pre of all("pre.diff", file)) {
        const rows = isHere ? read(pre) : []
        const count = rows.filter(x => shows ? shows(x) : x.sign !== " ").length
        pre.isWhole = false
        pre.parentElement.hidden = !count
        lines += count
      }
      const isAbout = own.some(x => !x.hidden)
      file.hidden = !lines && !isAbout
      // The diff of a warning stays, also where no line of it matches.
      if (!lines && isAbout) for (const pre of all("pre.diff", file)) {
        pre.isWhole = true
        pre.parentElement.hidden = false
      }
      const diff = file.querySelector("details.change")
      if (diff) diff.hidden = file.hidden
      if (diff && lines && shows && !diff.open) { diff.open = true; opened.push(diff) }
      return lines
    }
    function show() {
      const given = filters()
      asked = {}
      for (const field of fields) {
        const value = given.get(field) || ""
        if (value) asked[field] = value
        if (one(field).value !== value) one(field).value = value
        one(field).classList.toggle("on", value !== "")
      }
      const isActive = Object.keys(asked).length > 0, before = shows
      shows = filtersRows() ? rowMatches : null
      opened.splice(0).forEach(x => { x.open = false })
      document.body.classList.toggle("filtered", isActive)
      let lines = 0
      if (isActive) {
        for (const file of files) lines += filterFile(file)
        for (const x of items) if (!x.closest(".file")) x.hidden = !itemMatches(x)
        for (const x of [...types, ...notes, ...kept, ...screens]) x.hidden = !itemMatches(x)
        for (const x of others) x.hidden = !(asked.q && x.matches(".page") && includes(textOf(x), asked.q))
      } else {
        for (const x of [...files, ...items, ...types, ...notes, ...kept, ...screens, ...others, ...all(".hunk, .change")]) x.hidden = false
      }
      for (const group of noteGroups) {
        group.hidden = isActive && !group.querySelector("[data-names]:not([hidden])")
        if (isActive && !group.hidden && !group.open) { group.open = true; opened.push(group) }
      }
      if (asked.q) for (const fold of all(".item:not([hidden]) details:not(.change)")) {
        if (!fold.open && includes(textOf(fold), asked.q)) { fold.open = true; opened.push(fold) }
      }
      for (const part of all(".part")) part.hidden = isActive && !part.querySelector(".file:not([hidden])")
      for (const group of all(".group")) {
        group.hidden = isActive && !group.querySelector(".file:not([hidden]), .type:not([hidden])")
        if (isActive && !group.hidden && !group.open) { group.open = true; opened.push(group) }
      }
      for (const section of all("main section")) {
        section.hidden = isActive && !section.querySelector(".file:not([hidden]), .item:not([hidden]), .type:not([hidden]), .notes:not([hidden]), .kept > li:not([hidden]), ul.screens li:not([hidden]), .page:not([hidden])")
      }
      document.body.classList.toggle("unmatched", isActive && !document.querySelector("main section:not([hidden])"))
      if (shows || before) layAgain(diffs)
      showCount(lines)
    }
    // Says something where the count is, until that is shown again.
    const say = text => { one("shown").textContent = text; setTimeout(() => showCount(shownLines), 2500) }
    const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`
    let shownLines = 0
    function showCount(lines) {
      shownLines = lines
      if (!one("shown")) return
      if (Object.keys(asked).length) {
        const count = new Set(files.filter(x => !x.hidden).map(x => x.dataset.path)).size
        const drawn = list => list.filter(x => !x.closest("[hidden]"))
        const within = id => drawn(items).filter(x => x.closest("section").matches(`[aria-labelledby=${id}]`))
          .reduce((sum, x) => sum + (+x.dataset.count || 1), 0)
        const parts = [[within("todo"), "to do"], [within("review"), "warning"], [within("crashes") + within("check") + drawn(notes).length, "note"],
          [drawn(kept).length, "owner"], [drawn(screens).length, "screen"]].filter(x => x[0])
          .map(([number, word]) => word === "to do" ? number + " to do" : plural(number, word)).join(", ")
        const boxes = drawn(all(".item .tick input, .screens .tick input"))
        one("shown").textContent = [parts, lines && `${plural(lines, "changed line")} in ${plural(count, "file")}`,
          boxes.length && `${boxes.filter(x => x.checked).length} of ${boxes.length} ticked`].filter(x => x).join("; ")
        return
      }
      const count = (list, isDone) => list.length ? `${list.filter(isDone).length} of ${list.length}` : ""
      const boxes = count(all(".item .tick input, .screens .tick input"), x => x.checked)
      // A file with warnings is done when they are.
      const done = count(all(".file[id]"), x => all(".tick input", x).every(y => y.checked))
      one("shown").textContent = [boxes && boxes + " ticked", done && done + " files"].filter(x => x).join(", ")
    }
    function ask() {
      const given = new URLSearchParams()
      for (const field of fields) if (one(field).value) given.set(field, one(field).value)
      const text = given.toString()
      history.replaceState(null, "", text ? "#?" + text : "#")
      show()
      // The first match may have moved above what is on screen.
      const first = all(stops).find(x => x.checkVisibility())
      if (text && first?.getBoundingClientRect().top < 0) document.querySelector("main").scrollIntoView()
    }
    let timer = 0
    fields.forEach(x => {
      const field = one(x), isList = field.tagName === "SELECT"
      let isClicked = false
      field.addEventListener("pointerdown", () => { isClicked = true })
      field.addEventListener("keydown", () => { isClicked = false })
      field.addEventListener("input", () => {
        clearTimeout(timer)
        timer = setTimeout(ask, isList ? 0 : 120)
        // A list that was chosen from by mouse would take the keys of the page for its own.
        if (isList && isClicked) field.blur()
      })
    })
    const clear = () => { fields.forEach(x => { one(x).value = "" }); ask() }
    one("clear")?.addEventListener("click", clear)
    document.querySelector(".toolbar")?.addEventListener("submit", event => event.preventDefault())

    // Links to lines; Back leads to the place of the link
    let line = 0, returning = null
    const stops = ".item, ul.screens > li, .card, .row"
    const stations = ".item:not(.card .item), ul.screens > li, .card, .row"
    // The browser itself unfolds what contains a link's target.
    function remember(stop, hash) {
      for (let x = one(decodeURIComponent(hash.slice(1))); x; x = x.parentElement) if (x.matches("details:not([open])")) unfolded.push(x)
      if (stop) history.replaceState({...history.state, stop: all(stops).indexOf(stop)}, "")
    }
    // The meanings of names that were unfolded; Back folds the last one, and what a link has unfolded.
    const meanings = [], unfolded = []
    addEventListener("popstate", event => {
      const closed = meanings.splice(event.state?.meanings ?? 0)
      closed.forEach(x => x.remove())
      returning = closed.length ? null : all(stops)[event.state?.stop]
    })
    function visit(stop) {
      if (!stop.hasAttribute("tabindex")) stop.tabIndex = -1
      reveal(stop)
      stop.focus({preventScroll: true})
      const scroll = () => stop.scrollIntoView({block: stop.offsetHeight < innerHeight / 2 ? "center" : "start"})
      scroll()
      // What comes near gets its size, which moves the rest.
      isMoved = false
      let tries = 4
      const settle = () => requestAnimationFrame(() => {
        if (isMoved || document.activeElement !== stop || !tries--) return
        if (!isInWindow(stop)) scroll()
        settle()
      })
      settle()
    }
    function reveal(target) {
      for (let x = target; x; x = x.parentElement) if (x.tagName === "DETAILS") unfold(x)
    }
    function arrive() {
      if (returning) {
        show()
        unfolded.splice(0).forEach(x => { x.open = x.contains(returning) })
        visit(returning)
        return returning = null
      }
      if (location.hash.startsWith("#?") || location.hash.length < 2) {
        show()
        if (location.hash.startsWith("#?")) document.querySelector("main").scrollIntoView()
        return
      }
      const target = one(decodeURIComponent(location.hash.slice(1)))
      if (!target) return show()
      const pre = target.querySelector(":scope > pre.diff"), wasHidden = target.hidden || target.closest("[hidden]")
      if (wasHidden) clearKeeping()
      if (pre && shows) { pre.isWhole = true; pre.isLaid = false }
      reveal(target)
      if (pre && !pre.isLaid) lay(pre)
      // The line as it was, and as it is now; the nearest one if the diff does not show it.
      const away = x => Math.abs(x.dataset.at - line)
      const near = pre && line ? all("[data-at]", pre).sort((a, b) => away(a) - away(b)) : []
      const lines = near.filter(x => !away(x)), at = lines.at(-1) || near[0]
      all(".here").forEach(x => x.classList.remove("here"))
      for (let x of lines)
        for (let i = 0; x && i < (isSplit ? 4 : 3); x = x.nextElementSibling, i++) x.classList.add("here")
      const scroll = () => (at || target).scrollIntoView({block: at ? "center" : "start"})
      scroll()
      // What the filters hid gets its size only when it is shown.
      if (wasHidden) requestAnimationFrame(() => requestAnimationFrame(scroll))
      line = 0
      const holder = target.closest(".card, .item, .row")
      if (holder && !holder.contains(document.activeElement)) holder.focus({preventScroll: true})
    }
    // A link shows its target even if the filters hide it.
    function clearKeeping() {
      const hash = location.hash
      fields.forEach(x => { one(x).value = "" })
      history.replaceState(null, "", "#")
      show()
      history.replaceState(null, "", hash)
    }
    addEventListener("hashchange", arrive)
    addEventListener("click", event => {
      const link = event.target.closest("a[href^='#']")
      if (!link) return
      line = +link.dataset.line || 0
      remember(link.closest(stops) || left, link.hash)
      if (event.isTrusted) left = null
      if (link.getAttribute("href") === location.hash) arrive()
    })

    // A name explains itself where it stands, and folds with a second click.
    addEventListener("click", event => {
      const link = event.target.closest("a.name[href^='#']"), page = link && one(link.hash.slice(1))
      if (!page?.matches(".page")) return
      event.preventDefault()
      const holder = link.closest("p, summary, .note, li, div"), isInline = holder.matches("p, summary")
      const next = isInline ? holder.nextElementSibling : holder.lastElementChild
      if (next?.dataset.of === link.hash) return next.remove()
      const meaning = document.createElement("div")
      meaning.className = "meaning"
      meaning.dataset.of = link.hash
      meaning.append(...all(":scope > :not(noscript)", page).map(x => {
        const copy = document.createElement(x.tagName === "SUMMARY" ? "p" : x.tagName)
        copy.className = x.className
        copy.append(...x.cloneNode(true).childNodes)
        return copy
      }))
      isInline ? holder.after(meaning) : holder.append(meaning)
      if (holder.matches("summary")) unfold(holder.parentElement)
      watch(meaning)
      meanings.push(meaning)
      history.pushState({meanings: meanings.length}, "")
    })

    // A place without a link gives its path and line, to copy where the browser lets a page copy.
    const copy = (path, place) => Promise.resolve().then(() => navigator.clipboard.writeText(path)).then(() => {
      place.classList.add("copied")
      setTimeout(() => place.classList.remove("copied"), 1500)
    }, () => { if (place.matches("span")) place.textContent = path })
    addEventListener("click", event => {
      const list = event.target.closest("button.copy")
      if (list) return copy(all(".place", list.parentElement).map(pathOf).join("\n"), list)
      const place = event.target.closest("span.place")
      if (!place) return
      event.preventDefault()
      copy(place.title, place)
    })

    // Check marks, kept in the browser as long as the text that they are about stays the same
    const store = {
      get: key => { try { return localStorage.getItem("migrate-observable:" + key) } catch { return null } },
      set: (key, on) => { try { on ? localStorage.setItem("migrate-observable:" + key, "1")
        : localStorage.removeItem("migrate-observable:" + key) } catch {} }
    }
    const holderOf = box => box.closest(".item, .row, li")
    all(".tick input").forEach(box => {
      box.checked = store.get(box.dataset.key) === "1"
      holderOf(box).classList.toggle("ticked", box.checked)
      box.addEventListener("change", () => {
        store.set(box.dataset.key, box.checked)
        holderOf(box).classList.toggle("ticked", box.checked)
        showCount(shownLines)
      })
    })

    """#
}
