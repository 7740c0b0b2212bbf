import SwiftUI

enum StationClock {
  nonisolated(unsafe) static var minute = 0
}

/// Is late once the clock has passed its departure, and stays equal to itself.
struct Train: Identifiable, Equatable {
  let id: String
  var departure: Int
  var isLate: Bool { StationClock.minute > departure }
}

@Observable
final class Departures {
  var trains = [
    Train(id: "North", departure: 10), Train(id: "South", departure: 20),
  ]

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.trains) {}
  }

  func prune() {
    let late = trains.filter(\.isLate)
    StationClock.minute += 15
    trains = trains.filter { $0.departure > 0 }
    if trains.filter(\.isLate) != late {
      notifyObservers()
    }
  }
}

/// The names of its stops depend on nothing but themselves.
struct Stop: Identifiable, Equatable {
  let id: String
  var title: String { id.uppercased() }
}

@Observable
final class Line {
  var stops = [Stop(id: "Mill"), Stop(id: "Bridge")]

  func reload() {
    stops = stops.filter { !$0.id.isEmpty }
  }
}

/// Two versions of a notice are equal.
struct Notice: Identifiable, Equatable {
  let id: String
  var text: String

  static func == (a: Notice, b: Notice) -> Bool { a.id == b.id }
}

@Observable
final class Notices {
  var notices = [Notice(id: "track", text: "Track 1")]

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.notices) {}
  }

  func move() {
    notices = notices.map { Notice(id: $0.id, text: "Track 2") }
    notifyObservers()
  }
}

/// A change in place notifies, also of an equal value.
@Observable
final class Announcements {
  var trains = [Train(id: "East", departure: 40)]

  func postpone() {
    trains[0].departure += 5
  }
}

struct StationView: View {
  @State private var departures = Departures()
  @State private var line = Line()
  @State private var notices = Notices()
  @State private var announcements = Announcements()

  var body: some View {
    ForEach(departures.trains) { Text("\($0.id) \($0.isLate)") }
    ForEach(line.stops) { Text($0.title) }
    ForEach(notices.notices) { Text($0.text) }
    ForEach(announcements.trains) { Text("\($0.id) \($0.departure) \($0.isLate)") }
    Button("Prune") { departures.prune() }
    Button("Reload") { line.reload() }
    Button("Move") { notices.move() }
    Button("Postpone") { announcements.postpone() }
  }
}
