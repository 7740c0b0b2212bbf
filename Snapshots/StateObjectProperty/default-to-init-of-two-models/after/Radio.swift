import Foundation
import SwiftUI

@Observable
final class Radio {
  var station = 1

  init() { UserDefaults.standard.set(1, forKey: "station") }
}

@Observable
final class Tuner {
  var level = 2

  init() { UserDefaults.standard.set(2, forKey: "level") }
}

struct Panel: View {
  @State private var radio: Radio
  @State private var tuner: Tuner

  init() {
    _radio = State(wrappedValue: Radio())
    _tuner = State(wrappedValue: Tuner())
  }

  var body: some View { Text("\(radio.station) \(tuner.level)") }
}

struct NamedPanel: View {
  @State private var radio: Radio
  @State private var tuner: Tuner
  let name: String

  init(name: String) { self.name = name; _radio = State(wrappedValue: Radio()); _tuner = State(wrappedValue: Tuner()) }

  var body: some View { Text("\(name) \(radio.station) \(tuner.level)") }
}

struct LastPanel: View {
  @State private var radio: Radio
  @State private var tuner: Tuner
  let name: String

  init(name: String) {
    self.name = name; _radio = State(wrappedValue: Radio()); _tuner = State(wrappedValue: Tuner()) }

  var body: some View { Text("\(name) \(radio.station) \(tuner.level)") }
}

struct NotedPanel: View {
  @State private var radio: Radio
  @State private var tuner: Tuner

  init() { /* Both are on. */
    _radio = State(wrappedValue: Radio())
    _tuner = State(wrappedValue: Tuner())
  }

  var body: some View { Text("\(radio.station) \(tuner.level)") }
}

struct OpenPanel: View {
  @State private var radio: Radio
  @State private var tuner: Tuner

  init() {
    _radio = State(wrappedValue: Radio())
    _tuner = State(wrappedValue: Tuner())
  }

  var body: some View { Text("\(radio.station) \(tuner.level)") }
}
