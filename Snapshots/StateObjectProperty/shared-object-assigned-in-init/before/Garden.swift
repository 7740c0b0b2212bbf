import SwiftUI

final class Garden: ObservableObject {
  static let shared = Garden()
  static let other = Garden()
  nonisolated(unsafe) static var current = Garden()
  @Published var name = ""
}

struct TitleView: View {
  @StateObject private var garden: Garden
  let number: Int

  init(number: Int) {
    _garden = StateObject(wrappedValue: Garden.shared)
    self.number = number
  }

  var body: some View { Text("\(garden.name) \(number)") }
}

struct EditView: View {
  @StateObject private var garden: Garden

  init() {
    self._garden = .init(wrappedValue: .shared)
  }

  init(other: Bool) {
    self._garden = StateObject(wrappedValue: .other)
  }

  var body: some View { TextField("Name", text: $garden.name) }
}

/// Another garden may become the current one; the view keeps the first.
struct CurrentView: View {
  @StateObject private var garden: Garden

  init() { _garden = StateObject(wrappedValue: Garden.current) }

  var body: some View { Text(garden.name) }
}

/// The view keeps the first garden that it receives.
struct GardenView: View {
  @StateObject private var garden: Garden

  init(garden: Garden) { _garden = StateObject(wrappedValue: garden) }

  var body: some View { Text(garden.name) }
}
