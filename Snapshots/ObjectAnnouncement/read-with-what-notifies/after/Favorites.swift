import SwiftUI

@Observable
final class Favorites {
  private let defaults = UserDefaults.standard

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.ids) {}
    withMutation(keyPath: \.self) {}
  }

  var ids: [String] {
    get {
      access(keyPath: \.ids)
      return defaults.stringArray(forKey: "ids") ?? []
    }
    set {
      withMutation(keyPath: \.ids) {
        defaults.set(newValue, forKey: "ids")
      }
    }
  }

  /// Reads `ids` whatever happens.
  var sorted: [String] { ids.sorted() }

  /// Reads `ids` only once there is a limit.
  var first: String? {
    access(keyPath: \.self)
    guard defaults.bool(forKey: "isLimited") else { return nil }
    return ids.first
  }

  func contains(_ id: String) -> Bool { ids.contains(id) }

  func clear() {
    notifyObservers()
    defaults.removeObject(forKey: "ids")
    defaults.set(true, forKey: "isLimited")
  }
}

struct FavoritesView: View {
  let favorites: Favorites

  var body: some View {
    Text(favorites.first ?? "")
    ForEach(favorites.sorted, id: \.self) { id in
      Image(systemName: favorites.contains(id) ? "star.fill" : "star")
    }
    Button("Clear") { favorites.clear() }
    Button("Add") { favorites.ids.append("new") }
  }
}
