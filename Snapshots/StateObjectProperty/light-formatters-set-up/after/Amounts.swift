import Foundation
import SwiftUI

struct Amounts {
  nonisolated(unsafe) private static let formatter = NumberFormatter()
  nonisolated(unsafe) static let days = DateFormatter()

  func value(of text: String) -> Double? {
    Self.formatter.locale = Locale(identifier: "en_US")
    return Self.formatter.number(from: text)?.doubleValue
  }
}

/// Each instance sets the formatter up in the same way.
@Observable
final class Slippage {
  private let amounts = Amounts()
  var text = "" {
    didSet { value = amounts.value(of: text) ?? 0 }
  }
  @ObservationIgnored private(set) var value: Double

  init(value: Double) {
    self.value = value
    text = String(value)
  }
}

/// Each instance sets it up in its own way.
@Observable
final class Day: ObservableObject {
  var text: String

  init(style: DateFormatter.Style) {
    Amounts.days.dateStyle = style
    text = ""
  }
}

/// The storage of a property is set, which runs no observer.
@Observable
final class Level {
  var level = 0 {
    didSet { UserDefaults.standard.set(level, forKey: "level") }
  }

  init(level: Int) { _level = level }
}

struct SlippageView: View {
  @State private var slippage: Slippage
  @StateObject private var day: Day
  @State private var level: Level

  init(value: Double, style: DateFormatter.Style) {
    _slippage = State(wrappedValue: Slippage(value: value))
    _day = StateObject(wrappedValue: Day(style: style))
    _level = State(wrappedValue: Level(level: 3))
  }

  var body: some View {
    TextField("Slippage", text: $slippage.text)
    Text("\(day.text) \(level.level)")
  }
}
