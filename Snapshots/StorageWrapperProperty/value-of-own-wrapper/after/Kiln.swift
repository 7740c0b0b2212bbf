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
@Observable
final class Kiln {
  var isLit = false
  var degrees: Int {
    get {
      access(keyPath: \.degrees)
      return degreesStorage
    }
    set {
      withMutation(keyPath: \.degrees) { degreesStorage = newValue }
    }
  }
  @ObservationIgnored @Limited(to: 0...1200) private var degreesStorage = 20
  @ObservationIgnored @Provided(wrappedValue: "Kiln") var title: String

  func heat() {
    degrees += 700
    isLit = true
  }
}

/// Is sent for alone, and shown through another property.
@Observable
final class Furnace {
  private var level: Int {
    get {
      access(keyPath: \.level)
      return levelStorage
    }
    set {
      withMutation(keyPath: \.level) { levelStorage = newValue }
    }
  }
  @ObservationIgnored @Limited(to: 0...9) private var levelStorage = 0

  var label: String { "level \(level)" }

  func stoke() {
    level += 4
  }
}

/// Was shown only when something else was published.
@Observable
final class Bellows {
  var isOpen = false
  var strokes: Int {
    get {
      access(keyPath: \.strokes)
      return strokesStorage
    }
    set {
      withMutation(keyPath: \.strokes) { strokesStorage = newValue }
    }
  }
  @ObservationIgnored @Counted private var strokesStorage = 0
  @ObservationIgnored @Counted var unseen = 0

  func pump() {
    strokes += 1
    unseen += 1
    isOpen.toggle()
  }
}

struct WorkshopView: View {
  @State private var kiln = Kiln()
  @State private var furnace = Furnace()
  @State private var bellows = Bellows()

  var body: some View {
    Text("\(kiln.title) \(kiln.degrees)")
    Text(furnace.label)
    Text("\(bellows.strokes) strokes")
    Button("Heat") { kiln.heat() }
    Button("Stoke") { furnace.stoke() }
    Button("Pump") { bellows.pump() }
  }
}
