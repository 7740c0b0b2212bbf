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
final class Slippage: ObservableObject {
  private let amounts = Amounts()
  @Published var text = "" {
    didSet { value = amounts.value(of: text) ?? 0 }
  }
  private(set) var value: Double

  init(value: Double) {
    self.value = value
    text = String(value)
  }
}

/// Each instance sets it up in its own way.
final class Day: ObservableObject {
  @Published var text: String

  init(style: DateFormatter.Style) {
    Amounts.days.dateStyle = style
    text = ""
  }
}

/// The storage of a property is set, which runs no observer.
final class Level: ObservableObject {
  @Published var level = 0 {
    didSet { UserDefaults.standard.set(level, forKey: "level") }
  }

  init(level: Int) { _level = Published(initialValue: level) }
}

struct SlippageView: View {
  @StateObject private var slippage: Slippage
  @StateObject private var day: Day
  @StateObject private var level: Level

  init(value: Double, style: DateFormatter.Style) {
    _slippage = StateObject(wrappedValue: Slippage(value: value))
    _day = StateObject(wrappedValue: Day(style: style))
    _level = StateObject(wrappedValue: Level(level: 3))
  }

  var body: some View {
    TextField("Slippage", text: $slippage.text)
    Text("\(day.text) \(level.level)")
  }
}
