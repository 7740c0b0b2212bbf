import SwiftUI

@Observable
final class Garden {
  static let shared = Garden()
  nonisolated(unsafe) static var current = Garden()
  var name = ""
}

struct TitleView: View {
  private let garden = Garden.shared

  var body: some View { Text(garden.name) }
}

struct EditView: View {
  @Bindable private var garden: Garden = .shared

  var body: some View { TextField("Name", text: $garden.name) }
}

/// Another garden may become the current one; the view keeps the first.
struct CurrentView: View {
  @State private var garden = Garden.current

  var body: some View { Text(garden.name) }
}

/// Callers pass another garden.
struct GardenRow: View {
  @State var garden: Garden

  init(garden: Garden? = nil) {
    _garden = State(wrappedValue: garden ?? Garden.shared)
  }

  var body: some View { Text(garden.name) }
}

struct GardenList: View {
  let garden: Garden

  var body: some View { GardenRow(garden: garden) }
}
