import SwiftUI

final class Register {
  static let shared = Register()
  var visits: [String] = []
  var listeners: [() -> Void] = []
}

nonisolated(unsafe) var names: [String: Int] = [:]

@Observable
final class Visit: ObservableObject {
  var count = 0

  init() { Register.shared.visits.append("visit") }
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
final class Member: ObservableObject {
  var count = 0

  init(register: Register) { register.visits.append("member") }
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
  @StateObject private var visit = Visit()
  @StateObject private var listener = Listener()
  @State private var naming = Naming()
  @StateObject private var member: Member
  @State private var shelf = Shelf()

  init(register: Register) {
    _member = StateObject(wrappedValue: Member(register: register))
  }

  var body: some View {
    Text("\(visit.count) \(listener.count) \(naming.count) \(member.count) \(shelf.books.count)")
      .task { await naming.bootstrap() }
  }
}
