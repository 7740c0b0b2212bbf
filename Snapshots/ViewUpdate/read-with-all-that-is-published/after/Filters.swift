import SwiftUI

/// Notifies of nothing.
final class Filter {
  var title = "New"
}

@Observable
final class Rows {
  private(set) var isLoading = false
  private(set) var rows: [String] = []
  private var source = "local"
  let filter: Filter

  init(filter: Filter) { self.filter = filter }

  var hint: String { source + filter.title }

  func wait() { isLoading = true }

  func load() {
    filter.title = "Newer"
    rows = ["a"]
  }
}

/// Reads all that changes, in each branch and before it.
struct FilterView: View {
  let model: Rows

  var body: some View {
    content
  }

  @ViewBuilder private var content: some View {
    if model.isLoading {
      header
      Text("\(model.rows.count)")
    } else {
      List(model.rows, id: \.self) { row in Text(row) }
      header
    }
  }

  private var header: some View {
    HStack { Text(model.filter.title) }
  }
}

/// Reads the rows only where it does not read the title.
struct BriefView: View {
  let model: Rows

  var body: some View {
    if model.isLoading {
      brief
    } else {
      List(model.rows, id: \.self) { row in Text(row) }
    }
  }

  private var brief: some View {
    Text(model.filter.title)
  }
}

/// Reads the title in each row, and all that changes around the rows.
struct RowsView: View {
  let model: Rows

  var body: some View {
    List(model.rows, id: \.self) { row in
      Text(row + model.filter.title)
    }
    .disabled(model.isLoading)
  }
}

/// Compares the name only.
struct Song: Equatable, Identifiable {
  let id: Int
  let name: String
  let length: Int
  let artist: Artist

  static func == (one: Song, other: Song) -> Bool { one.name == other.name }
}

/// Notifies of nothing.
final class Artist {
  var name = "?"
}

/// May be set to songs that are equal.
@Observable
final class Album {
  private(set) var songs: [Song] = []
  private let artist = Artist()

  func load(_ lengths: [Int]) {
    artist.name = "Ann"
    songs = lengths.map { Song(id: $0, name: "Song", length: $0, artist: artist) }
  }
}

/// Another message says what happens with equal songs.
struct AlbumView: View {
  let album: Album

  var body: some View {
    ForEach(album.songs) { song in
      Text(song.artist.name + song.name + "\(song.length)")
    }
    Button("Load") { album.load([1, 2]) }
  }
}
