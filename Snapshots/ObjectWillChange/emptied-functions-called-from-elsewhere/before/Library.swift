import Combine
import SwiftUI

@MainActor
final class Library: ObservableObject {
  static let shared = Library()
  @Published var songs: [String] = []
}

@MainActor
final class Playlist: ObservableObject {
  @Published var title = ""
  private var subscriptions = Set<AnyCancellable>()

  init() {}

  var songs: [String] { Library.shared.songs }

  /// Updates the views of the playlist with the library.
  func followLibrary() {
    Library.shared.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

@MainActor
final class Queue: ObservableObject {
  @Published var position = 0
  private var subscriptions = Set<AnyCancellable>()

  init() {}

  var songs: [String] { Library.shared.songs }

  // Called from a closure that does nothing else.
  func followLibrary() {
    Library.shared.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

@MainActor
final class History: ObservableObject {
  @Published var played: [String] = []
  private var subscriptions = Set<AnyCancellable>()

  init() {}

  var songs: [String] { Library.shared.songs }

  // Passed on as a value.
  func followLibrary() {
    Library.shared.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

@MainActor
final class Radio: ObservableObject, LibraryFollower {
  @Published var station = ""
  private var subscriptions = Set<AnyCancellable>()

  init() {}

  var songs: [String] { Library.shared.songs }

  func followLibrary() {
    Library.shared.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

@MainActor
protocol LibraryFollower {
  func followLibrary()
}
