import Foundation
import SwiftUI

final class Radio: ObservableObject {
  @Published var station = 1

  init() { UserDefaults.standard.set(1, forKey: "station") }
}

final class Tuner: ObservableObject {
  @Published var level = 2

  init() { UserDefaults.standard.set(2, forKey: "level") }
}

struct Panel: View {
  @StateObject private var radio = Radio()
  @StateObject private var tuner = Tuner()

  init() {}

  var body: some View { Text("\(radio.station) \(tuner.level)") }
}

struct NamedPanel: View {
  @StateObject private var radio = Radio()
  @StateObject private var tuner = Tuner()
  let name: String

  init(name: String) { self.name = name }

  var body: some View { Text("\(name) \(radio.station) \(tuner.level)") }
}

struct LastPanel: View {
  @StateObject private var radio = Radio()
  @StateObject private var tuner = Tuner()
  let name: String

  init(name: String) {
    self.name = name }

  var body: some View { Text("\(name) \(radio.station) \(tuner.level)") }
}

struct NotedPanel: View {
  @StateObject private var radio = Radio()
  @StateObject private var tuner = Tuner()

  init() { /* Both are on. */ }

  var body: some View { Text("\(radio.station) \(tuner.level)") }
}

struct OpenPanel: View {
  @StateObject private var radio = Radio()
  @StateObject private var tuner = Tuner()

  init() {
  }

  var body: some View { Text("\(radio.station) \(tuner.level)") }
}
