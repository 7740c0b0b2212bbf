import SwiftUI

final class Register {
  static let shared = Register()
  var visits: [String] = []
  var listeners: [() -> Void] = []
}

nonisolated(unsafe) var names: [String: Int] = [:]

@Observable
final class Visit {
  var count = 0
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    Register.shared.visits.append("visit")
    isReady = true
  }
}

@Observable
final class Listener: ObservableObject {
  var count = 0

  init() { Register.shared.listeners.append { [weak self] in self?.count += 1 } }
}

@Observable
final class Naming {
  var count = 0
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    names["naming"] = 1
    isReady = true
  }
}

/// What an initializer receives is seen by others.
@Observable
final class Member {
  var count = 0
  private let register: Register
  @ObservationIgnored private(set) var isReady = false

  init(register: Register) {
    self.register = register
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    register.visits.append("member")
    isReady = true
  }
}

/// A collection of its own is changed.
@Observable
final class Shelf {
  var books: [String] = []
  private let register = Register()

  init() {
    books.append("Atlas")
    register.visits.append("shelf")
  }
}

struct VisitsView: View {
  @State private var visit = Visit()
  @StateObject private var listener = Listener()
  @State private var naming = Naming()
  @State private var member: Member
  @State private var shelf = Shelf()

  init(register: Register) {
    _member = State(wrappedValue: Member(register: register))
  }

  var body: some View {
    Text("\(visit.count) \(listener.count) \(naming.count) \(member.count) \(shelf.books.count)")
      .task { await visit.bootstrap() }
      .task { await naming.bootstrap() }
      .task { await member.bootstrap() }
  }
}
