import SwiftUI

/// Views read `weight` through `==`, `votes` through `<`, `origin` through `hash(into:)`, `notes` through
/// `encode(to:)`, `stock` through `+`, `price` through a closure, `label` through a dynamic member, and `beans` through
/// an iterator.
final class Roast: ObservableObject {
  @Published var name = "Dark"
  private(set) var weight = 250
  private(set) var votes = 0
  private(set) var origin = "Kenya"
  private(set) var notes = "none"
  private(set) var stock = 3
  private(set) var price = 9
  private(set) var label = "A"
  private(set) var beans = [1, 2]
  /// Only `-` reads it, which no view applies to a roast.
  private(set) var loss = 0

  func roastAgain() {
    weight -= 10
    votes += 1
    origin += "!"
    notes += "."
    stock -= 1
    price += 1
    label += "A"
    beans.append(3)
    loss += 1
    name += " again"
  }
}

extension Roast: Hashable {
  static func == (first: Roast, second: Roast) -> Bool { first.weight == second.weight }
  func hash(into hasher: inout Hasher) { hasher.combine(origin) }
}

extension Roast: Comparable {
  static func < (first: Roast, second: Roast) -> Bool { first.votes < second.votes }
}

extension Roast: Encodable {
  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(notes)
  }
}

extension Roast: Sequence {
  func makeIterator() -> IndexingIterator<[Int]> { beans.makeIterator() }
}

func + (roast: Roast, count: Int) -> Int { roast.stock + count }
func - (roast: Roast, count: Int) -> Int { roast.loss - count }

let formatPrice: (Roast) -> String = { "\($0.price) €" }

@dynamicMemberLookup
struct Ticket {
  let roast: Roast

  subscript<Value>(dynamicMember path: KeyPath<Roast, Value>) -> Value { roast[keyPath: path] }
}
