import SwiftUI

final class Track { var plays = 0 }

protocol Shape: AnyObject { var sides: Int { get set } }

final class Square: Shape { var sides = 4 }

struct Rating { var stars = 0 }

@Observable
final class Playlist {
  private(set) var tracks: [Track] = [Track(), Track()]
  private(set) var shapes: [any Shape] = [Square()]
  private(set) var ratings = [Rating(), Rating()]
  private(set) var count = 0
  private(set) var current: Track? = Track()

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.tracks) {}
    withMutation(keyPath: \.shapes) {}
    withMutation(keyPath: \.ratings) {}
    withMutation(keyPath: \.count) {}
    withMutation(keyPath: \.current) {}
  }

  /// Views show the parts of the objects through the model.
  var total: Int { tracks.reduce(0) { $0 + $1.plays } }
  var sides: Int { shapes.reduce(0) { $0 + $1.sides } }
  var stars: Int { ratings.reduce(0) { $0 + $1.stars } }

  func play(_ number: Int) {
    tracks[number].plays += 1
    notifyObservers()
  }

  func playCurrent() {
    current?.plays += 1
    notifyObservers()
  }

  func playAndCount(_ number: Int) {
    count += 1
    tracks[number].plays += 1
    notifyObservers()
  }

  func grow() {
    shapes[0].sides += 1
    notifyObservers()
  }

  /// A change of a value changes the property.
  func rate(_ number: Int) {
    ratings[number].stars += 1
  }
}

/// Publishes a count that views do not read whenever it has changed an object that they show.
@Observable
final class Queue {
  private(set) var tracks: [Track] = [Track()]
  @ObservationIgnored private(set) var changes = 0 { willSet { notifyObservers() } }

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.tracks) {}
  }

  var total: Int { tracks.reduce(0) { $0 + $1.plays } }

  func play() {
    tracks[0].plays += 1
    changes += 1
  }
}

struct QueueView: View {
  @State private var queue = Queue()

  var body: some View {
    Button("\(queue.total)") { queue.play() }
  }
}

struct PlaylistView: View {
  @State private var list = Playlist()

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
