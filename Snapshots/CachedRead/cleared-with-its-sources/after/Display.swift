import SwiftUI

@Observable
final class Display {
  var rawLines: String {
    get {
      access(keyPath: \.rawLines)
      return rawLinesStorage
    }
    set {
      withMutation(keyPath: \.rawLines) { rawLinesStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("cleared-with-its-sources-lines") private var rawLinesStorage = "3"
  var isWide = false
  @ObservationIgnored var cachedLines: Int?

  var lines: Int {
    get {
      access(keyPath: \.rawLines)
      if let cachedLines { return cachedLines }
      let value = Int(rawLines) ?? 1
      cachedLines = value
      return value
    }
    set {
      cachedLines = newValue
      rawLines = "\(newValue)"
    }
  }

  func grow() { lines += 1 }
}

/// A method that only observers of the sources call clears its cache.
@Observable
final class Shelf {
  var titles = ["Odes"] {
    didSet { forget() }
  }
  @ObservationIgnored private var cachedCaption: String?

  var caption: String {
    access(keyPath: \.titles)
    if let cachedCaption { return cachedCaption }
    let value = titles.joined()
    cachedCaption = value
    return value
  }

  private func forget() { cachedCaption = nil }
}

/// Another type clears its cache, and nobody notices.
@Observable
final class Ruler {
  var length = 2
  @ObservationIgnored var cachedLabel: String?

  var label: String {
    access(keyPath: \.length)
    if let cachedLabel { return cachedLabel }
    let value = "\(length) cm"
    cachedLabel = value
    return value
  }
}

struct Reset {
  let ruler: Ruler

  func callAsFunction() { ruler.cachedLabel = nil }
}

struct DisplayView: View {
  @State private var display = Display()
  @State private var shelf = Shelf()
  @State private var ruler = Ruler()

  var body: some View {
    Text("\(display.lines) \(display.isWide) \(shelf.caption) \(ruler.label)")
    Button("Grow") { display.grow() }
    Button("Reset") { Reset(ruler: ruler)() }
  }
}
