import SwiftUI

final class Shelf {
  var songs: [String] = []
  func add(_ song: String) { songs.append(song) }
}

@Observable
final class Library {
  private let shelf = Shelf()
  var lastAdded: String?

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.lastAdded) {}
    withMutation(keyPath: \.self) {}
  }

  var count: Int {
    access(keyPath: \.self)
    return shelf.songs.count
  }
  func has(_ song: String) -> Bool {
    access(keyPath: \.self)
    return shelf.songs.contains(song)
  }

  /// Refreshed views through `lastAdded`.
  func add(_ song: String) {
    shelf.add(song)
    lastAdded = song
  }

  func report() { print(lastAdded ?? "nothing") }

  func sync() {
    shelf.add("synced")
    notifyObservers()
  }
}

/// Each change of the shelf is sent.
@Observable
final class Catalog {
  private let shelf = Shelf()
  var query = ""
  var matches = 0

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.query) {}
    withMutation(keyPath: \.matches) {}
    withMutation(keyPath: \.self) {}
  }

  var count: Int {
    access(keyPath: \.self)
    return shelf.songs.count
  }

  func search(_ query: String) {
    self.query = query
    matches = shelf.songs.filter { $0 == query }.count
  }

  func report() { print(query, matches) }

  func add(_ song: String) {
    shelf.add(song)
    query = ""
    notifyObservers()
  }
}

@Observable
final class Account {
  private(set) var isLoading = false

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.isLoading) {}
    withMutation(keyPath: \.self) {}
  }

  var userName: String? {
    access(keyPath: \.self)
    return UserDefaults.standard.string(forKey: "user")
  }
  var isLoggedIn: Bool {
    access(keyPath: \.self)
    return userName != nil
  }
  var theme: String? {
    access(keyPath: \.self)
    return UserDefaults.standard.string(forKey: "theme")
  }

  /// Refreshed views through `isLoading`.
  func logIn(_ name: String) async {
    guard !isLoading else { return }
    await MainActor.run { isLoading = true }
    UserDefaults.standard.set(name, forKey: "user")
    await MainActor.run { isLoading = false }
  }

  func logOut() {
    notifyObservers()
    UserDefaults.standard.removeObject(forKey: "user")
  }
}

struct LibraryView: View {
  let library: Library
  let catalog: Catalog
  let account: Account

  var body: some View {
    Text("\(library.count) songs")
    Text(library.has("x") ? "x" : "")
    Text("\(catalog.count) songs")
    if account.isLoggedIn { Text(account.userName ?? "") }
    Text(account.theme ?? "")
  }
}
