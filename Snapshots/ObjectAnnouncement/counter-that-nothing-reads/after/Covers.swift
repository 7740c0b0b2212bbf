import SwiftUI

enum Disk {
  nonisolated(unsafe) static var files: Set<String> = ["emma"]
}

/// No code reads `revision`: it only has views look at the disk again.
@MainActor
@Observable
final class CoverStore {
  private var loading: [String: Double] = [:]
  @ObservationIgnored private var revision = 0 { willSet { notifyObservers() } }

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.loading) {}
    withMutation(keyPath: \.self) {}
  }

  func isStored(named name: String) -> Bool {
    let extensions = ["", ".png"]
    return extensions.contains { Disk.files.contains(name + $0) }
  }

  func isStored(_ cover: Cover) -> Bool {
    access(keyPath: \.self)
    return isStored(named: cover.name)
  }

  func isLoading(_ cover: Cover) -> Bool { loading[cover.name] != nil }

  func delete(_ cover: Cover) {
    Disk.files.remove(cover.name)
    revision += 1
  }
}

struct Cover { let name: String }

struct CoverRow: View {
  let store: CoverStore
  let cover: Cover

  var body: some View {
    Text(store.isStored(cover) ? "stored" : store.isLoading(cover) ? "loading" : "missing")
    Button("Delete") { store.delete(cover) }
  }
}

/// The token changes beside what views read, which notifies by itself.
@Observable
final class Playlist {
  var tracks: [String] = []
  var token = UUID()

  func add(_ track: String) {
    tracks.append(track)
    token = UUID()
  }
}

struct PlaylistView: View {
  let playlist: Playlist

  var body: some View {
    Text(playlist.tracks.joined(separator: ", "))
    Button("Add") { playlist.add("Intro") }
  }
}

/// Nothing else is shown, so nothing depends on this counter.
@Observable
final class Visits {
  var name = "nobody"
  private var count = 0

  func visit() { count += 1 }
}

struct VisitsView: View {
  let visits: Visits

  var body: some View {
    Text(visits.name)
    Button("Visit") { visits.visit() }
  }
}

/// Other code reads this counter.
@Observable
final class Shelf {
  private(set) var visits = 0

  var stored: Int { Disk.files.count }

  func visit() { visits += 1 }
}

struct ShelfView: View {
  let shelf: Shelf

  var body: some View {
    Text("\(shelf.visits) visits, \(shelf.stored) files")
    Button("Visit") { shelf.visit() }
  }
}
