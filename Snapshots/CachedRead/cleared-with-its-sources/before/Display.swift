import SwiftUI

final class Display: ObservableObject {
  @AppStorage("cleared-with-its-sources-lines") var rawLines = "3"
  @Published var isWide = false
  var cachedLines: Int?

  var lines: Int {
    get {
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
final class Shelf: ObservableObject {
  @Published var titles = ["Odes"] {
    didSet { forget() }
  }
  private var cachedCaption: String?

  var caption: String {
    if let cachedCaption { return cachedCaption }
    let value = titles.joined()
    cachedCaption = value
    return value
  }

  private func forget() { cachedCaption = nil }
}

/// Another type clears its cache, and nobody notices.
final class Ruler: ObservableObject {
  @Published var length = 2
  var cachedLabel: String?

  var label: String {
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
  @StateObject private var display = Display()
  @StateObject private var shelf = Shelf()
  @StateObject private var ruler = Ruler()

  var body: some View {
    Text("\(display.lines) \(display.isWide) \(shelf.caption) \(ruler.label)")
    Button("Grow") { display.grow() }
    Button("Reset") { Reset(ruler: ruler)() }
  }
}
