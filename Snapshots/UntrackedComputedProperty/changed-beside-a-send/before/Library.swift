import SwiftUI

final class Shelf {
  var songs: [String] = []
  func add(_ song: String) { songs.append(song) }
}

final class Library: ObservableObject {
  private let shelf = Shelf()
  @Published var lastAdded: String?
  var count: Int { shelf.songs.count }
  func has(_ song: String) -> Bool { shelf.songs.contains(song) }

  /// Refreshed views through `lastAdded`.
  func add(_ song: String) {
    shelf.add(song)
    lastAdded = song
  }

  func report() { print(lastAdded ?? "nothing") }

  func sync() {
    shelf.add("synced")
    objectWillChange.send()
  }
}

/// Each change of the shelf is sent.
final class Catalog: ObservableObject {
  private let shelf = Shelf()
  @Published var query = ""
  @Published var matches = 0
  var count: Int { shelf.songs.count }

  func search(_ query: String) {
    self.query = query
    matches = shelf.songs.filter { $0 == query }.count
  }

  func report() { print(query, matches) }

  func add(_ song: String) {
    shelf.add(song)
    query = ""
    objectWillChange.send()
  }
}

final class Account: ObservableObject {
  @Published private(set) var isLoading = false
  var userName: String? { UserDefaults.standard.string(forKey: "user") }
  var isLoggedIn: Bool { userName != nil }
  var theme: String? { UserDefaults.standard.string(forKey: "theme") }

  /// Refreshed views through `isLoading`.
  func logIn(_ name: String) async {
    guard !isLoading else { return }
    await MainActor.run { isLoading = true }
    UserDefaults.standard.set(name, forKey: "user")
    await MainActor.run { isLoading = false }
  }

  func logOut() {
    objectWillChange.send()
    UserDefaults.standard.removeObject(forKey: "user")
  }
}

struct LibraryView: View {
  @ObservedObject var library: Library
  @ObservedObject var catalog: Catalog
  @ObservedObject var account: Account

  var body: some View {
    Text("\(library.count) songs")
    Text(library.has("x") ? "x" : "")
    Text("\(catalog.count) songs")
    if account.isLoggedIn { Text(account.userName ?? "") }
    Text(account.theme ?? "")
  }
}
