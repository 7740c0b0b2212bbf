/// The script of the HTML report: lays out diffs when they become visible, and adds search, filters, keyboard
/// shortcuts and check marks.
enum HTMLScript {
  static let text = #"""
    (() => {
      "use strict"
      const all = (selector, root = document) => [...root.querySelectorAll(selector)]
      const one = id => document.getElementById(id)
      const cards = all(".card")
      const fields = ["q", "verdict", "rule", "blocker", "diagnostic", "strategy", "path"]
        .filter(one)
      let isSplit = false

      // Swift, word by word
      const word = new RegExp([
        String.raw`(?<co>\/\/.*|\/\*.*?(?:\*\/|$))`, String.raw`(?<st>#*"(?:\\.|[^"\\])*"?#*)`,
        String.raw`(?<at>[@#]\w+)`, String.raw`(?<nu>\b\d[\w.]*)`, String.raw`(?<id>[$\w]+)`,
        String.raw`(?<sp>\s+)`, String.raw`(?<op>.)`
      ].join("|"), "gu")
      const keywords = new Set(("actor any as associatedtype async await break case catch class " +
        "continue default defer deinit didSet do else enum extension fallthrough false fileprivate " +
        "final for func get guard if import in indirect init inout internal is isolated lazy let " +
        "mutating nil nonisolated open operator override package private protocol public repeat " +
        "required rethrows return self Self set some static struct subscript super switch throw " +
        "throws true try typealias unowned var weak where while willSet").split(" "))
      function words(line) {
        return [...line.matchAll(word)].map(match => {
          const g = match.groups
          const kind = g.co ? "co" : g.st ? "st" : g.at ? "at-word" : g.nu ? "nu"
            : g.id ? (keywords.has(g.id) ? "kw" : /^[A-Z]/.test(g.id) ? "ty" : "") : ""
          return {text: match[0], kind}
        })
      }
      function paint(target, parts, isMarked = () => false) {
        let mark = null
        parts.forEach((part, index) => {
          let node = document.createTextNode(part.text)
          const isOpening = part.text === "(" || part.text === ","
          if (isSplit && part.text === ".")
            (isMarked(index) && mark || target).append(document.createElement("wbr"))
          if (part.kind) {
            const span = document.createElement("span")
            span.className = part.kind
            span.append(node)
            node = span
          }
          if (isMarked(index)) {
            if (!mark) target.append(mark = document.createElement("mark"))
            mark.append(node)
          } else {
            mark = null
            target.append(node)
          }
          // Where a narrow column may break the line.
          if (isSplit && isOpening) (mark || target).append(document.createElement("wbr"))
        })
      }
      // The words of two lines that are not in a longest common subsequence.
      function changed(a, b) {
        const n = a.length, m = b.length
        if (n * m > 20000) return [() => false, () => false]
        const table = Array.from({length: n + 1}, () => new Uint16Array(m + 1))
        for (let i = n - 1; i >= 0; i--)
          for (let j = m - 1; j >= 0; j--)
            table[i][j] = a[i].text === b[j].text ? table[i + 1][j + 1] + 1
              : Math.max(table[i + 1][j], table[i][j + 1])
        const inA = new Set(), inB = new Set()
        let i = 0, j = 0, same = 0
        while (i < n && j < m) {
          if (a[i].text === b[j].text) { if (a[i].text.trim()) same++; i++; j++ }
          else if (table[i + 1][j] >= table[i][j + 1]) inA.add(i++)
          else inB.add(j++)
        }
        while (i < n) inA.add(i++)
        while (j < m) inB.add(j++)
        const count = x => x.filter(y => y.text.trim()).length
        if (same * 4 < Math.min(count(a), count(b))) return [() => false, () => false]
        return [x => inA.has(x), x => inB.has(x)]
      }

      // The searchable text of a card, from before its diffs get line numbers.
      const textOf = card => card.searched ??= card.textContent.toLowerCase()

      // Diffs
      function read(pre) {
        if (pre.rows) return pre.rows
        textOf(pre.closest(".card"))
        pre.notes = all(".note", pre.parentElement)
        let old = +pre.dataset.old, now = +pre.dataset.new
        const rows = pre.textContent.split("\n").map(line => {
          const sign = line[0] || " "
          return {sign, words: words(line.slice(1)), old: sign === "+" ? 0 : old++,
            now: sign === "-" ? 0 : now++, mark: undefined, pair: null}
        })
        for (let i = 0; i < rows.length;) {
          const from = i
          while (i < rows.length && rows[i].sign === "-") i++
          const middle = i
          while (i < rows.length && rows[i].sign === "+") i++
          const removed = rows.slice(from, middle), added = rows.slice(middle, i)
          let next = 0
          for (const row of removed) {
            let best = null, most = 1
            added.forEach((other, index) => {
              if (index < next) return
              const score = alike(row.words, other.words)
              if (score > most) { best = index; most = score }
            })
            if (best === null) continue
            next = best + 1
            row.pair = added[best]
            added[best].pair = row;
            [row.mark, added[best].mark] = changed(row.words, added[best].words)
          }
          if (i === from) i++
        }
        return pre.rows = rows
      }
      function alike(a, b) {
        const names = new Set(a.map(x => x.text).filter(x => /\w/.test(x)))
        return b.filter(x => names.has(x.text)).length
      }
      function cell(kind, text) {
        const span = document.createElement("span")
        span.className = kind
        if (text !== undefined) span.textContent = text || ""
        if (kind.startsWith("n")) span.ariaHidden = "true"
        return span
      }
      const tone = {"+": " add", "-": " del", " ": ""}
      function code(row) {
        if (!row) return cell("c none", "")
        const span = cell("c" + tone[row.sign])
        span.dataset.sign = row.sign
        paint(span, row.words, row.mark)
        return span
      }
      function lay(pre) {
        const rows = read(pre), parts = []
        const notes = row => row && row.old && pre.notes.filter(x => +x.dataset.line === row.old)
        if (isSplit) {
          const queue = []
          let added = []
          // Pairs are in the same order on both sides.
          const flush = stop => {
            while (added.length && added[0] !== stop) queue.push([null, added.shift()])
            if (stop) added.shift()
          }
          rows.forEach((row, index) => {
            const isFirst = row.sign !== " " && (rows[index - 1]?.sign ?? " ") === " "
            if (isFirst) {
              let end = index
              while (end < rows.length && rows[end].sign !== " ") end++
              added = rows.slice(index, end).filter(x => x.sign === "+")
            }
            if (row.sign === "+") return
            if (row.sign === " ") { flush(null); queue.push([row, row]) }
            if (row.sign === "-" && row.pair) flush(row.pair)
            if (row.sign === "-") queue.push([row, row.pair])
          })
          flush(null)
          for (const [left, right] of queue) {
            parts.push(cell("n" + (left ? tone[left.sign] : " none"), left ? left.old : ""), code(left),
              cell("n" + (right ? tone[right.sign] : " none"), right ? right.now : ""), code(right))
            parts.push(...(notes(left) || []))
          }
        } else {
          rows.forEach((row, index) => {
            parts.push(cell("n old" + tone[row.sign], row.old), cell("n" + tone[row.sign], row.now),
              code(row))
            row.shown = notes(row) || []
            const rest = rows[index + 1]
            // After the lines that replace the one the note is about.
            if (row.sign === " " || !rest || rest.sign === " ") {
              for (let i = index; i >= 0; i--) {
                if (i < index && rows[i].sign === " ") break
                parts.push(...rows[i].shown.splice(0))
              }
            }
          })
        }
        pre.classList.add("laid")
        pre.classList.toggle("two", isSplit)
        pre.replaceChildren(...parts)
        pre.isLaid = true
      }
      const paintCode = element => {
        if (element.isLaid) return
        element.isLaid = true
        const lines = element.textContent.split("\n")
        element.textContent = ""
        lines.forEach((line, index) => {
          if (index) element.append("\n")
          paint(element, words(line))
        })
      }
      const draw = element => element.matches(".diff") ? lay(element) : paintCode(element)
      // Uses a few milliseconds of each frame, so that scrolling stays smooth.
      const waiting = new Set()
      function drawSome() {
        const end = performance.now() + 6
        for (const element of waiting) {
          waiting.delete(element)
          draw(element)
          if (performance.now() > end) break
        }
        if (waiting.size) requestAnimationFrame(drawSome)
      }
      const observer = new IntersectionObserver(entries => {
        for (const entry of entries) {
          if (!entry.isIntersecting) { waiting.delete(entry.target); continue }
          if (entry.target.isLaid) continue
          if (!waiting.size) requestAnimationFrame(drawSome)
          waiting.add(entry.target)
        }
      }, {rootMargin: "800px 0px"})
      const lazy = all("pre.diff, .swift")
      lazy.forEach(element => observer.observe(element))
      addEventListener("beforeprint", () => {
        all("details").forEach(x => { x.open = true })
        lazy.forEach(element => element.isLaid || draw(element))
      })

      // Search and filters, kept in the address: #?q=…&verdict=blocked
      const filters = () => new URLSearchParams(location.hash.startsWith("#?") ? location.hash.slice(2) : "")
      function has(card, field, value) {
        const data = card.dataset[field] || ""
        if (field === "q") return value.toLowerCase().split(/\s+/).every(x => textOf(card).includes(x))
        if (field === "path") return data.toLowerCase().includes(value.toLowerCase())
        return data.split(" ").includes(value)
      }
      function show() {
        const asked = filters(), wanted = fields.map(x => [x, asked.get(x) || ""])
        for (const [field, value] of wanted) {
          if (one(field).value !== value) one(field).value = value
          one(field).classList.toggle("on", value !== "")
        }
        const active = wanted.filter(x => x[1])
        let count = 0
        for (const card of cards) {
          card.hidden = !active.every(([field, value]) => has(card, field, value))
          if (!card.hidden) count++
        }
        all(".group").forEach(group => { group.hidden = !group.querySelector(".card:not([hidden])") })
        showCount(count)
      }
      function showCount(count = cards.filter(x => !x.hidden).length) {
        if (!one("shown")) return
        const done = cards.filter(x => x.classList.contains("reviewed")).length
        one("shown").textContent = `${count} of ${cards.length}` + (done ? ` · ${done} reviewed` : "")
      }
      function ask() {
        const asked = new URLSearchParams()
        for (const field of fields) if (one(field).value) asked.set(field, one(field).value)
        const text = asked.toString()
        history.replaceState(null, "", text ? "#?" + text : "#")
        show()
      }
      let timer = 0
      fields.forEach(x => one(x).addEventListener("input", () => {
        clearTimeout(timer)
        timer = setTimeout(ask, one(x).tagName === "SELECT" ? 0 : 120)
      }))
      const clear = () => { fields.forEach(x => { one(x).value = "" }); ask() }
      one("clear")?.addEventListener("click", clear)
      document.querySelector(".toolbar")?.addEventListener("submit", event => event.preventDefault())
      function arrive() {
        if (location.hash.startsWith("#?") || location.hash.length < 2) {
          show()
          if (location.hash.startsWith("#?")) one("types")?.scrollIntoView()
          return
        }
        const target = one(decodeURIComponent(location.hash.slice(1)))
        if (!target) return show()
        // A link shows its card even if the filters hide it.
        if (target.hidden || target.closest("[hidden]")) { fields.forEach(x => { one(x).value = "" }); show() }
        for (let x = target; x; x = x.parentElement) if (x.tagName === "DETAILS") x.open = true
        target.scrollIntoView()
        if (target.matches(".card")) target.focus({preventScroll: true})
      }
      addEventListener("hashchange", arrive)

      // Check marks, kept in the browser as long as the type's changes stay the same
      const kept = {
        get: key => { try { return localStorage.getItem("migrate-observable:" + key) } catch { return null } },
        set: (key, on) => { try { on ? localStorage.setItem("migrate-observable:" + key, "1")
          : localStorage.removeItem("migrate-observable:" + key) } catch {} }
      }
      cards.forEach(card => {
        const box = card.querySelector(".tick input"), key = card.id + ":" + card.dataset.key
        box.checked = kept.get(key) === "1"
        card.classList.toggle("reviewed", box.checked)
        box.addEventListener("change", () => {
          kept.set(key, box.checked)
          card.classList.toggle("reviewed", box.checked)
          showCount()
        })
      })

      // Keys
      const isTyping = event => event.target.matches("input:not([type=checkbox]), select, textarea")
      function step(by) {
        const shown = cards.filter(x => !x.hidden)
        const at = shown.indexOf(document.activeElement.closest(".card"))
        const next = shown[Math.max(0, Math.min(shown.length - 1, at < 0 ? (by > 0 ? 0 : -1) : at + by))]
        if (!next) return
        next.focus({preventScroll: true})
        next.scrollIntoView()
      }
      function toggleSplit() {
        isSplit = !isSplit
        one("split")?.setAttribute("aria-pressed", isSplit)
        all("pre.diff").forEach(pre => { if (pre.isLaid) { pre.isLaid = false; observer.unobserve(pre); observer.observe(pre) } })
      }
      one("split")?.addEventListener("click", toggleSplit)
      one("help")?.addEventListener("click", () => one("keys").showModal())
      addEventListener("keydown", event => {
        if (event.ctrlKey || event.metaKey || event.altKey || one("keys").open) return
        if (event.key === "Escape") { clear(); document.activeElement.blur() }
        if (isTyping(event)) return
        const keys = {
          j: () => step(1), k: () => step(-1), s: toggleSplit, "/": () => one("q")?.focus(),
          "?": () => one("keys").showModal(),
          x: () => document.activeElement.closest(".card")?.querySelector(".tick input").click()
        }
        if (!keys[event.key]) return
        event.preventDefault()
        keys[event.key]()
      })

      all(".page").forEach(x => { x.open = false })
      all(".sites").forEach(x => { x.open = false })
      if (matchMedia("(max-width: 720px)").matches) {
        all(".filters").forEach(x => { x.open = false })
        all(".map").forEach(x => { x.parentElement.scrollLeft = x.querySelector("rect.model").getBBox().x - 8 })
      }
      if (location.hash.length > 1) arrive(); else show()
    })()

    """#
}
