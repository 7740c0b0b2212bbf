import SwiftUI

@Observable
final class Track: Identifiable {
  let id = 1
  var rating = 0
}

@Observable
final class Library {
  var tracks: [Track] = []

  func load(_ count: Int) {
    tracks = (0..<count).map { _ in Track() }
  }
}

struct LibraryView: View {
  let library: Library

  var body: some View {
    ForEach(library.tracks) { Text("\($0.rating)") }
    Button("Load") { library.load(2) }
  }
}
