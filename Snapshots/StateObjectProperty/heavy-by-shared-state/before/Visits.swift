import SwiftUI

final class Register {
  static let shared = Register()
  var visits: [String] = []
  var listeners: [() -> Void] = []
}

nonisolated(unsafe) var names: [String: Int] = [:]

final class Visit: ObservableObject {
  @Published var count = 0

  init() { Register.shared.visits.append("visit") }
}

final class Listener: ObservableObject {
  @Published var count = 0

  init() { Register.shared.listeners.append { [weak self] in self?.count += 1 } }
}

final class Naming: ObservableObject {
  @Published var count = 0

  init() { names["naming"] = 1 }
}

/// What an initializer receives is seen by others.
final class Member: ObservableObject {
  @Published var count = 0

  init(register: Register) { register.visits.append("member") }
}

/// A collection of its own is changed.
final class Shelf: ObservableObject {
  @Published var books: [String] = []
  private let register = Register()

  init() {
    books.append("Atlas")
    register.visits.append("shelf")
  }
}

struct VisitsView: View {
  @StateObject private var visit = Visit()
  @StateObject private var listener = Listener()
  @StateObject private var naming = Naming()
  @StateObject private var member: Member
  @StateObject private var shelf = Shelf()

  init(register: Register) {
    _member = StateObject(wrappedValue: Member(register: register))
  }

  var body: some View {
    Text("\(visit.count) \(listener.count) \(naming.count) \(member.count) \(shelf.books.count)")
  }
}
