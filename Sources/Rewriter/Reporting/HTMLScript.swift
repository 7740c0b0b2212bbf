/// The script of the HTML report: lays out diffs when they become visible.
enum HTMLScript {
  static let text = "(() => {\n" + diffs + HTMLInteraction.text + HTMLKeys.text + "})()\n"

  private static let diffs = #"""
    "use strict"
    const all = (selector, root = document) => [...root.querySelectorAll(selector)]
    const one = id => document.getElementById(id)
    let isSplit = false
    const narrow = matchMedia("(max-width: 720px)")

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
    // The words of lines; a comment may span several.
    function wordsOf(lines) {
      const ends = lines.map(x => x.search(/\/\*|\*\//)), first = ends.findIndex(x => x >= 0)
      let isComment = first >= 0 && lines[first].startsWith("*/", ends[first])
      return lines.map(line => {
        const parts = []
        if (isComment || /^\s*\*(\s|$)/.test(line)) {
          const end = line.indexOf("*/"), text = end < 0 ? line : line.slice(0, end + 2)
          if (text) parts.push({text, kind: "co"})
          if (end >= 0) isComment = false
          line = line.slice(text.length)
        }
        for (const match of line.matchAll(word)) {
          const g = match.groups
          const kind = g.co ? "co" : g.st ? "st" : g.at ? "at-word" : g.nu ? "nu"
            : g.id ? (keywords.has(g.id) ? "kw" : /^[A-Z]/.test(g.id) ? "ty" : "") : ""
          if (g.co?.startsWith("/*") && !g.co.endsWith("*/")) isComment = true
          parts.push({text: match[0], kind})
        }
        return parts
      })
    }
    function paint(target, parts, isMarked = () => false) {
      const wraps = isSplit || narrow.matches
      let mark = null
      parts.forEach((part, index) => {
        let node = document.createTextNode(part.text)
        const isOpening = part.text === "(" || part.text === ","
        if (wraps && part.text === ".")
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
        if (wraps && isOpening) (mark || target).append(document.createElement("wbr"))
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

    // The rule and type of each changed line, from the file's marks: 12-14.3.0
    const tables = JSON.parse(one("tables")?.textContent ?? '{"rules":[],"types":[]}')
    function marksOf(file) {
      return file.marks ??= (file.dataset.marks || "").split(" ").filter(x => x).map(text => {
        const [lines, rule, ...types] = text.split("."), [first, last] = lines.split("-").map(Number)
        return {first, last: last || first, rule: tables.rules[rule], types: types.map(x => tables.types[x])}
      })
    }

    // The rows of a diff; words are found when it is laid out
    function read(pre) {
      if (pre.rows) return pre.rows
      pre.notes = all(".note", pre.parentElement)
      const marks = marksOf(pre.closest(".file"))
      let old = +pre.dataset.old, now = +pre.dataset.new
      const rows = pre.textContent.split("\n").map(line => {
        const sign = line[0] || " "
        const row = {sign, text: line.slice(1), at: old, old: sign === "+" ? 0 : old++,
          now: sign === "-" ? 0 : now++, mark: undefined, pair: null, marks: [], names: []}
        for (const note of pre.notes) if (row.old && +note.dataset.line === row.old) row.names.push(note.dataset.name)
        return row
      })
      for (let i = 0; i < rows.length; i++) {
        if (rows[i].sign === " ") continue
        let end = i
        while (end < rows.length && rows[end].sign !== " ") end++
        const run = rows.slice(i, end), removed = run.filter(x => x.sign === "-")
        const touching = (from, to) => marks.filter(x => x.first <= to && x.last >= from)
        const whole = touching(run[0].at - (removed.length ? 0 : 1), run.at(-1).at - (removed.length ? 1 : 0))
        for (const row of run) row.marks = row.sign === "-" ? touching(row.old, row.old) : whole
        i = end
      }
      return pre.rows = rows
    }
    function pairUp(rows) {
      wordsOf(rows.map(x => x.text)).forEach((x, index) => { rows[index].words = x })
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
    let shows = null // whether a row matches the filters; null without a filter for rows
    function lay(pre) {
      const whole = read(pre)
      if (!pre.isPaired) { pairUp(whole); pre.isPaired = true }
      const rows = shows && !pre.isWhole
        ? whole.filter(x => shows(x) || x.pair && shows(x.pair)) : whole
      const parts = []
      const notes = row => row && row.old && pre.notes.filter(x => +x.dataset.line === row.old)
      const place = (cells, row) => {
        const at = row.sign === "+" ? row.pair?.old : row.old
        if (at) cells[0].dataset.at = at
        parts.push(...cells)
      }
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
          place([cell("n" + (left ? tone[left.sign] : " none"), left ? left.old : ""), code(left),
            cell("n" + (right ? tone[right.sign] : " none"), right ? right.now : ""), code(right)], left || right)
          parts.push(...(notes(left) || []))
        }
      } else {
        let late = []
        rows.forEach((row, index) => {
          const cells = [cell("n old" + tone[row.sign], row.old), cell("n" + tone[row.sign], row.now), code(row)]
          // Where there is room for one number only.
          if (row.sign === "-") cells[1].dataset.old = row.old
          place(cells, row)
          // After the line that replaces the one the note is about, otherwise after the whole change.
          if (row.sign !== "-") parts.push(...(notes(row.sign === "+" ? row.pair : row) || []))
          else if (!row.pair) late.push(...notes(row))
          if ((rows[index + 1]?.sign ?? " ") === " ") parts.push(...late.splice(0))
        })
      }
      pre.classList.add("laid")
      pre.classList.toggle("two", isSplit)
      pre.replaceChildren(...parts)
      pre.isLaid = true
    }
    function paintCode(element) {
      if (element.isLaid) return
      element.isLaid = true
      const lines = wordsOf(element.textContent.split("\n"))
      element.textContent = ""
      lines.forEach((line, index) => {
        if (index) element.append("\n")
        const isOwn = lines.length > 1 && element.dataset.own === String(index)
        const target = isOwn ? document.createElement("b") : element
        paint(target, line)
        if (isOwn) element.append(target)
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
    function drawSoon(element) {
      if (element.isLaid || element.parentElement.closest("details:not([open])")) return
      if (!waiting.size) requestAnimationFrame(drawSome)
      waiting.add(element)
    }
    // The style lets the browser skip these while they are far away; an event says when it no longer does.
    const holders = ".hunk, .item, .card, .page, .row, .routine, .notes li, .kept > li"
    const pieces = "pre.diff:not(.sample), .swift"
    addEventListener("contentvisibilityautostatechange", event => {
      for (const x of all(pieces, event.target)) {
        if (x.closest(holders) !== event.target) continue
        event.skipped ? waiting.delete(x) : drawSoon(x)
      }
    }, true)
    const drawIfNear = x => { if (x.checkVisibility({contentVisibilityAuto: true})) drawSoon(x) }
    const diffs = all("pre.diff:not(.sample)")
    // Elements in folded parts are made when the part is unfolded.
    const watch = root => all(pieces, root).forEach(drawIfNear)
    const unfold = part => {
      part.open = true
      all(":scope > noscript", part).forEach(x => { x.outerHTML = x.textContent })
    }
    addEventListener("toggle", event => {
      if (!event.target.open) return
      unfold(event.target)
      watch(event.target)
    }, true)
    watch(document)
    const layAgain = list => list.filter(pre => pre.isLaid).forEach(pre => {
      pre.isLaid = false
      drawIfNear(pre)
    })
    let printed = [] // what is unfolded for print
    addEventListener("beforeprint", () => {
      printed = all(".notes, .notes > .more, .item .more, [aria-labelledby=screens] .more, .kept details, [aria-labelledby=review] .change").filter(x => !x.open)
      printed.forEach(unfold)
      all("a.place").forEach(x => { x.title ||= pathOf(x) || "" })
      // Of the changes, those that the text is about: all of them would be hundreds of pages.
      const named = new Set(all(".item a.place[href^='#f']").map(x => x.hash.slice(1)))
      all(".hunk").forEach(x => x.classList.toggle("aside", !named.has(x.id)))
      all("pre.diff:not(.sample), .swift").forEach(x => x.isLaid || x.parentElement.closest("details:not([open]), .aside") || draw(x))
    })
    addEventListener("afterprint", () => printed.splice(0).forEach(x => { x.open = false }))

    """#
}
