import SwiftUI

final class Favorites: ObservableObject {
  private let defaults = UserDefaults.standard

  var ids: [String] {
    get { defaults.stringArray(forKey: "ids") ?? [] }
    set {
      objectWillChange.send()
      defaults.set(newValue, forKey: "ids")
    }
  }

  /// Reads `ids` whatever happens.
  var sorted: [String] { ids.sorted() }

  /// Reads `ids` only once there is a limit.
  var first: String? {
    guard defaults.bool(forKey: "isLimited") else { return nil }
    return ids.first
  }

  func contains(_ id: String) -> Bool { ids.contains(id) }

  func clear() {
    objectWillChange.send()
    defaults.removeObject(forKey: "ids")
    defaults.set(true, forKey: "isLimited")
  }
}

struct FavoritesView: View {
  @ObservedObject var favorites: Favorites

  var body: some View {
    Text(favorites.first ?? "")
    ForEach(favorites.sorted, id: \.self) { id in
      Image(systemName: favorites.contains(id) ? "star.fill" : "star")
    }
    Button("Clear") { favorites.clear() }
    Button("Add") { favorites.ids.append("new") }
  }
}
