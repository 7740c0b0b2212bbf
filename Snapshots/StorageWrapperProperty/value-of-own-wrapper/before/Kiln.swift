import SwiftUI

/// Keeps a number within a range.
@propertyWrapper
struct Limited {
  private var number: Int
  let range: ClosedRange<Int>

  init(wrappedValue: Int, to range: ClosedRange<Int>) {
    self.range = range
    number = wrappedValue
  }

  var wrappedValue: Int {
    get { number }
    set { number = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}

/// Counts how often a value is set.
@propertyWrapper
struct Counted<Value> {
  private(set) var count = 0
  var wrappedValue: Value { didSet { count += 1 } }

  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Reads a value that nothing sets.
@propertyWrapper
struct Provided<Value> {
  let wrappedValue: Value
}

/// Is sent for beside something published.
final class Kiln: ObservableObject {
  @Published var isLit = false
  @Limited(to: 0...1200) var degrees = 20
  @Provided(wrappedValue: "Kiln") var title: String

  func heat() {
    degrees += 700
    isLit = true
    objectWillChange.send()
  }
}

/// Is sent for alone, and shown through another property.
final class Furnace: ObservableObject {
  @Limited(to: 0...9) private var level = 0

  var label: String { "level \(level)" }

  func stoke() {
    objectWillChange.send()
    level += 4
  }
}

/// Was shown only when something else was published.
final class Bellows: ObservableObject {
  @Published var isOpen = false
  @Counted var strokes = 0
  @Counted var unseen = 0

  func pump() {
    strokes += 1
    unseen += 1
    isOpen.toggle()
  }
}

struct WorkshopView: View {
  @StateObject private var kiln = Kiln()
  @StateObject private var furnace = Furnace()
  @StateObject private var bellows = Bellows()

  var body: some View {
    Text("\(kiln.title) \(kiln.degrees)")
    Text(furnace.label)
    Text("\(bellows.strokes) strokes")
    Button("Heat") { kiln.heat() }
    Button("Stoke") { furnace.stoke() }
    Button("Pump") { bellows.pump() }
  }
}
