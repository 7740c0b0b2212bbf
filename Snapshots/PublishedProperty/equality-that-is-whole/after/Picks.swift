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

/// What computes its identity differs as well.
struct Coin: Identifiable, Hashable {
  let metal: String
  let isOld: Bool
  var id: Int { metal.hashValue }

  static func == (lhs: Coin, rhs: Coin) -> Bool { lhs.id == rhs.id && lhs.isOld == rhs.isOld }
}

/// Its initializer computes the label from the number.
struct Ticket: Equatable {
  let number: Int
  let label: String

  init(number: Int) {
    self.number = number
    label = "No. \(number)"
  }

  init(text: String) { self.init(number: text.count) }

  static func == (lhs: Ticket, rhs: Ticket) -> Bool { lhs.number == rhs.number }
}

@Observable
final class Picks {
  private(set) var picks: [Pick] = []
  var direction = Direction.up
  var seat = Seat(row: 1)
  var word = Word(text: "")
  var coin = Coin(metal: "", isOld: true)
  var ticket = Ticket(number: 1)

  func load(_ units: [Double]) {
    picks = units.map { Pick(units: $0) }
    direction = units.isEmpty ? .up : .down
    seat.row += 1
    coin = Coin(metal: "gold", isOld: true)
    ticket = Ticket(text: "\(units.count)")
  }

  func spell(_ text: String) { word = Word(text: text) }
}

struct PicksView: View {
  let model: Picks

  var body: some View {
    Text("\(model.direction.text) \(model.seat.row) \(model.word.text)")
    Text("\(model.coin.metal) \(model.ticket.label)")
    ForEach(model.picks) { Text("\($0.units)") }
  }
}
