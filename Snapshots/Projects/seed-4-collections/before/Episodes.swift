import Foundation
import SwiftUI

struct Episode: Identifiable {
  enum Kind { case full, bonus }

  let id: String
  var title: String
  var date = Date()
  var kind: Kind
  var playbackPosition: Int = 0
  var isDownloaded = false
  private var note: String? = nil

  init(id: String, title: String, kind: Kind = .full) {
    self.id = id
    self.title = title
    self.kind = kind
  }

  var isStarted: Bool { playbackPosition > 0 }
}

struct EpisodeListView: View {
  @State private var episodes: [Episode] = []

  var body: some View {
    List(episodes) { episode in
      EpisodeRow(episode: episode)
    }
    .task {
      episodes = [Episode(id: "1", title: "One"), Episode(id: "2", title: "Two")]
    }
    .onReceive(NotificationCenter.default.publisher(for: .init("tick"))) { _ in
      episodes[0].playbackPosition += 1
    }
  }
}

struct EpisodeRow: View {
  let episode: Episode
  var body: some View {
    Text("\(episode.title) \(episode.playbackPosition)")
  }
}

// Shown and replaced as a whole: nothing to say.
struct ArchiveView: View {
  @State private var episodes: [Episode] = []
  var body: some View {
    List(episodes) { Text($0.title) }
      .task { episodes = [] }
  }
}

// Changed one by one through bindings; the identity is a property of another name.
struct Tag {
  var name: String
  var isOn = true
}

struct TagList: View {
  @State private var tags: [Tag] = []
  var body: some View {
    ForEach($tags, id: \.name) { $tag in
      Toggle(tag.name, isOn: $tag.isOn)
    }
  }
}

// What the store is made of must not mean something else inside of the struct.
struct Item { var name: String }

struct Shelf: Identifiable {
  struct Store {}
  let id: Int
  var items: [Item]
}

struct ShelfList: View {
  @State private var shelves: [Shelf] = []
  var body: some View {
    List(self.shelves.filter { !$0.items.isEmpty }) { shelf in
      Text("\(shelf.items.count)")
    }
    Button("Add") { shelves[0].items.append(Item(name: "New")) }
  }
}
