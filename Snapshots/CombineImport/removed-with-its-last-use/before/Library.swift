import Combine
import SwiftUI

final class Track: ObservableObject, Identifiable {
  let id = 1
  @Published var rating = 0
}

final class Library: ObservableObject {
  @Published var tracks: [Track] = []
  private var observers: [AnyCancellable] = []

  func load(_ count: Int) {
    tracks = (0..<count).map { _ in Track() }
    observers = tracks.map { track in
      track.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }
  }
}

struct LibraryView: View {
  @ObservedObject var library: Library

  var body: some View {
    ForEach(library.tracks) { Text("\($0.rating)") }
    Button("Load") { library.load(2) }
  }
}
