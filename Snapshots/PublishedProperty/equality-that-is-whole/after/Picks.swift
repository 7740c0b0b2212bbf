import SwiftUI

/// Equal picks are copies of one.
struct Pick: Identifiable, Equatable {
  let id = UUID()
  let units: Double

  static func == (lhs: Pick, rhs: Pick) -> Bool { lhs.id == rhs.id }
}

struct Direction: Equatable {
  private let name: String
  var text: String { name }

  static let up = Direction("up")
  static let down = Direction("down")

  private init(_ name: String) { self.name = name }

  static func == (lhs: Direction, rhs: Direction) -> Bool { lhs.text == rhs.text }
}

/// Its copies may differ.
struct Seat: Identifiable, Equatable {
  let id = UUID()
  var row: Int

  static func == (lhs: Seat, rhs: Seat) -> Bool { lhs.id == rhs.id }
}

/// Compares less than it stores.
struct Word: Equatable {
  let text: String
  var length: Int { text.count }

  static func == (lhs: Word, rhs: Word) -> Bool { lhs.length == rhs.length }
}

@Observable
final class Picks {
  private(set) var picks: [Pick] = []
  var direction = Direction.up
  var seat = Seat(row: 1)
  var word = Word(text: "")

  func load(_ units: [Double]) {
    picks = units.map { Pick(units: $0) }
    direction = units.isEmpty ? .up : .down
    seat.row += 1
    word = Word(text: "\(units.count)")
  }
}

struct PicksView: View {
  let model: Picks

  var body: some View {
    Text("\(model.direction.text) \(model.seat.row) \(model.word.text)")
    ForEach(model.picks) { Text("\($0.units)") }
  }
}
