import SwiftUI

enum Disk {
  nonisolated(unsafe) static var files: Set<String> = ["emma"]
}

/// No code reads `revision`: it only has views look at the disk again.
@MainActor
final class CoverStore: ObservableObject {
  @Published private var loading: [String: Double] = [:]
  @Published private var revision = 0

  func isStored(named name: String) -> Bool {
    let extensions = ["", ".png"]
    return extensions.contains { Disk.files.contains(name + $0) }
  }

  func isStored(_ cover: Cover) -> Bool { isStored(named: cover.name) }

  func isLoading(_ cover: Cover) -> Bool { loading[cover.name] != nil }

  func delete(_ cover: Cover) {
    Disk.files.remove(cover.name)
    revision += 1
  }
}

struct Cover { let name: String }

struct CoverRow: View {
  @ObservedObject var store: CoverStore
  let cover: Cover

  var body: some View {
    Text(store.isStored(cover) ? "stored" : store.isLoading(cover) ? "loading" : "missing")
    Button("Delete") { store.delete(cover) }
  }
}

/// The token changes beside what views read, which notifies by itself.
final class Playlist: ObservableObject {
  @Published var tracks: [String] = []
  @Published var token = UUID()

  func add(_ track: String) {
    tracks.append(track)
    token = UUID()
  }
}

struct PlaylistView: View {
  @ObservedObject var playlist: Playlist

  var body: some View {
    Text(playlist.tracks.joined(separator: ", "))
    Button("Add") { playlist.add("Intro") }
  }
}

/// Nothing else is shown, so nothing depends on this counter.
final class Visits: ObservableObject {
  @Published var name = "nobody"
  @Published private var count = 0

  func visit() { count += 1 }
}

struct VisitsView: View {
  @ObservedObject var visits: Visits

  var body: some View {
    Text(visits.name)
    Button("Visit") { visits.visit() }
  }
}

/// Other code reads this counter.
final class Shelf: ObservableObject {
  @Published private(set) var visits = 0

  var stored: Int { Disk.files.count }

  func visit() { visits += 1 }
}

struct ShelfView: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    Text("\(shelf.visits) visits, \(shelf.stored) files")
    Button("Visit") { shelf.visit() }
  }
}
