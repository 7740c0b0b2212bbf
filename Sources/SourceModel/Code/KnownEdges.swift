/// The edges from one piece of code that were found before.
final class KnownEdges: @unchecked Sendable {
  enum List: Int, CaseIterable {
    case own, writes, passing, held, subscriptions, constructions, implicit, others
  }

  /// Whether the code is a closure that a property or a constant of a file holds.
  let isHeldClosure: Bool
  private let lock = Lock()
  // The lock keeps accesses from overlapping.
  @exclusivity(unchecked) private var lists = [[CodeEdge]?](
    repeating: nil, count: List.allCases.count)

  init(isHeldClosure: Bool) { self.isHeldClosure = isHeldClosure }

  /// The known edges of a list, or the result of `find`. Two threads may find them at the same time.
  func edges(_ list: List, _ find: () -> [CodeEdge]) -> [CodeEdge] {
    if let known = lock.hold({ lists[list.rawValue] }) { return known }
    let found = find()
    lock.hold { lists[list.rawValue] = found }
    return found
  }
}

/// A set of cases of an enum that has few.
struct CaseSet<Case: RawRepresentable<UInt8>>: Sendable, ExpressibleByArrayLiteral {
  private let bits: UInt32

  init(arrayLiteral cases: Case...) { bits = cases.reduce(0) { $0 | 1 << $1.rawValue } }

  func contains(_ element: Case) -> Bool { bits & 1 << element.rawValue != 0 }
}
