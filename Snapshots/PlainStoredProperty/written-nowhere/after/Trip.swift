import SwiftUI

/// What nothing writes once the object is made tells nobody of anything.
@Observable
final class Trip: Identifiable {
  let id: Int
  var start: Int
  var title: String
  var guests: [String]
  var note: String?
  var rank = 0
  var isOver = false

  init(id: Int, start: Int, title: String, guests: [String]) {
    self.id = id
    self.start = start
    self.title = title
    self.guests = guests
  }
}

/// Properties of the same names, which belong to another type.
final class Draft {
  var start = 0
  var title = ""
  var guests: [String] = []

  func clear(_ other: Draft) {
    start = 0
    other.title = ""
    other.guests.removeAll()
  }
}

struct TripView: View {
  let trip: Trip
  let all: [Trip]

  var body: some View {
    VStack {
      Text(trip.title)
      Text("\(trip.start), \(trip.guests.count)")
      Text(trip.note ?? "")
      Text("\(trip.rank)")
      Text(all.map(\.title).joined())
      if trip.isOver { Text("Over") }
      Button("Note") { annotate(trip) }
    }
  }
}

func annotate(_ trip: Trip) {
  trip.note = "seen"
}

func raise(_ value: inout Int) { value += 1 }

func promote(_ trip: Trip) { raise(&trip.rank) }
