import SwiftUI

@Observable
final class Garden {
  static let shared = Garden()
  static let other = Garden()
  nonisolated(unsafe) static var current = Garden()
  var name = ""
}

struct TitleView: View {
  private let garden: Garden
  let number: Int

  init(number: Int) {
    self.garden = Garden.shared
    self.number = number
  }

  var body: some View { Text("\(garden.name) \(number)") }
}

struct EditView: View {
  @Bindable private var garden: Garden

  init() {
    self.garden = .shared
  }

  init(other: Bool) {
    self.garden = .other
  }

  var body: some View { TextField("Name", text: $garden.name) }
}

/// Another garden may become the current one; the view keeps the first.
struct CurrentView: View {
  @State private var garden: Garden

  init() { _garden = State(wrappedValue: Garden.current) }

  var body: some View { Text(garden.name) }
}

/// The view keeps the first garden that it receives.
struct GardenView: View {
  @State private var garden: Garden

  init(garden: Garden) { _garden = State(wrappedValue: garden) }

  var body: some View { Text(garden.name) }
}
