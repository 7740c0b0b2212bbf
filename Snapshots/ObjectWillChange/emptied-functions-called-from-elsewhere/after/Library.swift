import SwiftUI

@MainActor
@Observable
final class Library {
  static let shared = Library()
  var songs: [String] = []
}

@MainActor
@Observable
final class Playlist {
  var title = ""

  init() {}

  var songs: [String] { Library.shared.songs }
}

@MainActor
@Observable
final class Queue {
  var position = 0

  init() {}

  var songs: [String] { Library.shared.songs }
}

@MainActor
@Observable
final class History {
  var played: [String] = []

  init() {}

  var songs: [String] { Library.shared.songs }

  // Passed on as a value.
  func followLibrary() {
  }
}

@MainActor
@Observable
final class Radio: LibraryFollower {
  var station = ""

  init() {}

  var songs: [String] { Library.shared.songs }

  func followLibrary() {
  }
}

@MainActor
protocol LibraryFollower {
  func followLibrary()
}
