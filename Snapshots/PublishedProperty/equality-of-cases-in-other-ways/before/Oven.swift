import SwiftUI

/// Compares a getter that takes no value.
enum Heat: Equatable {
  case off
  case rising(degrees: Int)

  private var isOff: Bool {
    if case .off = self { return true }
    return false
  }

  static func == (a: Heat, b: Heat) -> Bool { a.isOff == b.isOff }
}

/// Compares the case alone with `if case`, and with `guard case`.
enum Door: Equatable {
  case closed
  case open(by: String)
  case locked(until: Int)

  static func == (a: Door, b: Door) -> Bool {
    if case .closed = a, case .closed = b { return true }
    if case .open = a, case .open = b {
      return true
    }
    guard case .locked(let left) = a, case .locked(let right) = b else { return false }
    return left == right
  }
}

/// Compares one of two values.
enum Alarm: Equatable {
  case silent
  case ringing(code: Int, text: String)

  static func == (a: Alarm, b: Alarm) -> Bool {
    switch (a, b) {
    case (.silent, .silent): true
    case (.ringing(let left, _), .ringing(let right, _)): left == right
    default: false
    }
  }
}

/// The getter takes the first value, which no view shows.
enum Clock: Equatable {
  case stopped
  case running(id: Int, seconds: Int)

  private var id: Int {
    switch self {
    case .stopped: 0
    case .running(let id, _): id
    }
  }

  static func == (a: Clock, b: Clock) -> Bool {
    a.id == b.id
  }
}

/// Near misses: they compare all values, or are never equal.
enum Light: Equatable {
  case off
  case on(level: Int)
  case blinking(Int)

  private var level: Int {
    if case .on(let level) = self { level } else { 0 }
  }

  static func == (a: Light, b: Light) -> Bool {
    switch (a, b) {
    case (.on, .on): a.level == b.level
    case (.blinking(3), .blinking(3)): true
    case (.blinking, .blinking): false
    case (.off, .off): true
    default: false
    }
  }
}

enum Fan: Hashable {
  case off
  case on(level: Int)

  private var text: String { "\(self)" }
  private var hash: Int { hashValue }

  static func == (a: Fan, b: Fan) -> Bool { a.text == b.text && a.hash == b.hash }
}

final class Oven: ObservableObject {
  @Published var heat = Heat.off
  @Published var door = Door.closed
  @Published var alarm = Alarm.silent
  @Published var timer = Clock.stopped
  @Published var light = Light.off
  @Published var fan = Fan.off

  func start(_ level: Int) {
    heat = .rising(degrees: level)
    door = level > 3 ? .open(by: "Ann \(level)") : .locked(until: level)
    alarm = .ringing(code: 1, text: "level \(level)")
    timer = .running(id: 1, seconds: level)
    light = level > 3 ? .on(level: level) : .blinking(level)
    fan = .on(level: level)
  }
}

struct OvenView: View {
  @StateObject private var oven = Oven()
  @State private var level = 3

  var body: some View {
    VStack {
      HeatView(oven: oven)
      switch oven.door {
      case .closed: Text("closed")
      case .open(let name): Text("open by \(name)")
      case .locked(until: let time): Text("locked until \(time)")
      }
      if case .running(_, let seconds) = oven.timer { Text("\(seconds) s") }
      if case .on(let level) = oven.light { Text("on \(level)") }
      if case .blinking(let level) = oven.light { Text("blinking \(level)") }
      if case .on(let level) = oven.fan { Text("fan \(level)") }
      Button("Start") {
        level += 1
        oven.start(level)
      }
    }
  }
}

struct HeatView: View {
  @ObservedObject var oven: Oven

  var body: some View {
    if case .rising(let degrees) = oven.heat { Text("\(degrees) degrees") }
    if case .ringing(_, let text) = oven.alarm { Text(text) }
  }
}
