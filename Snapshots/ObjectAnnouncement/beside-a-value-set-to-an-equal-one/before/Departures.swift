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

final class Departures: ObservableObject {
  @Published var trains = [
    Train(id: "North", departure: 10), Train(id: "South", departure: 20),
  ]

  func prune() {
    let late = trains.filter(\.isLate)
    StationClock.minute += 15
    trains = trains.filter { $0.departure > 0 }
    if trains.filter(\.isLate) != late {
      objectWillChange.send()
    }
  }
}

/// The names of its stops depend on nothing but themselves.
struct Stop: Identifiable, Equatable {
  let id: String
  var title: String { id.uppercased() }
}

final class Line: ObservableObject {
  @Published var stops = [Stop(id: "Mill"), Stop(id: "Bridge")]

  func reload() {
    stops = stops.filter { !$0.id.isEmpty }
    objectWillChange.send()
  }
}

/// Two versions of a notice are equal.
struct Notice: Identifiable, Equatable {
  let id: String
  var text: String

  static func == (a: Notice, b: Notice) -> Bool { a.id == b.id }
}

final class Notices: ObservableObject {
  @Published var notices = [Notice(id: "track", text: "Track 1")]

  func move() {
    notices = notices.map { Notice(id: $0.id, text: "Track 2") }
    objectWillChange.send()
  }
}

/// A change in place notifies, also of an equal value.
final class Announcements: ObservableObject {
  @Published var trains = [Train(id: "East", departure: 40)]

  func postpone() {
    trains[0].departure += 5
    objectWillChange.send()
  }
}

struct StationView: View {
  @StateObject private var departures = Departures()
  @StateObject private var line = Line()
  @StateObject private var notices = Notices()
  @StateObject private var announcements = Announcements()

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
