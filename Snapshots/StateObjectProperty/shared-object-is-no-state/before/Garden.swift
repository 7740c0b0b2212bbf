import SwiftUI

final class Garden: ObservableObject {
  static let shared = Garden()
  nonisolated(unsafe) static var current = Garden()
  @Published var name = ""
}

struct TitleView: View {
  @StateObject private var garden = Garden.shared

  var body: some View { Text(garden.name) }
}

struct EditView: View {
  @StateObject private var garden: Garden = .shared

  var body: some View { TextField("Name", text: $garden.name) }
}

/// Another garden may become the current one; the view keeps the first.
struct CurrentView: View {
  @StateObject private var garden = Garden.current

  var body: some View { Text(garden.name) }
}

/// Callers pass another garden.
struct GardenRow: View {
  @StateObject var garden = Garden.shared

  var body: some View { Text(garden.name) }
}

struct GardenList: View {
  let garden: Garden

  var body: some View { GardenRow(garden: garden) }
}
