import SwiftUI

final class Track { var plays = 0 }

protocol Shape: AnyObject { var sides: Int { get set } }

final class Square: Shape { var sides = 4 }

struct Rating { var stars = 0 }

final class Playlist: ObservableObject {
  @Published private(set) var tracks: [Track] = [Track(), Track()]
  @Published private(set) var shapes: [any Shape] = [Square()]
  @Published private(set) var ratings = [Rating(), Rating()]
  @Published private(set) var count = 0
  @Published private(set) var current: Track? = Track()

  /// Views show the parts of the objects through the model.
  var total: Int { tracks.reduce(0) { $0 + $1.plays } }
  var sides: Int { shapes.reduce(0) { $0 + $1.sides } }
  var stars: Int { ratings.reduce(0) { $0 + $1.stars } }

  func play(_ number: Int) {
    tracks[number].plays += 1
    objectWillChange.send()
  }

  func playCurrent() {
    current?.plays += 1
    objectWillChange.send()
  }

  func playAndCount(_ number: Int) {
    count += 1
    tracks[number].plays += 1
    objectWillChange.send()
  }

  func grow() {
    shapes[0].sides += 1
    objectWillChange.send()
  }

  /// A change of a value changes the property.
  func rate(_ number: Int) {
    ratings[number].stars += 1
    objectWillChange.send()
  }
}

/// Publishes a count that views do not read whenever it has changed an object that they show.
final class Queue: ObservableObject {
  @Published private(set) var tracks: [Track] = [Track()]
  @Published private(set) var changes = 0

  var total: Int { tracks.reduce(0) { $0 + $1.plays } }

  func play() {
    tracks[0].plays += 1
    changes += 1
  }
}

struct QueueView: View {
  @StateObject private var queue = Queue()

  var body: some View {
    Button("\(queue.total)") { queue.play() }
  }
}

struct PlaylistView: View {
  @StateObject private var list = Playlist()

  var body: some View {
    Text("\(list.current?.plays ?? 0)")
    Button("\(list.total) \(list.sides) \(list.stars) \(list.count)") {
      list.playCurrent()
      list.play(0)
      list.playAndCount(1)
      list.grow()
      list.rate(0)
    }
  }
}
