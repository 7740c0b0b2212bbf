import SwiftUI

/// It ignores the associated values.
enum Phase: Equatable {
  case idle
  case packed([String])
  case sent(to: String, days: Int)

  static func == (lhs: Phase, rhs: Phase) -> Bool {
    switch (lhs, rhs) {
    case (.idle, .idle), (.packed, .packed): true
    case (.sent(_, _), .sent(to: _, days: _)): return true
    default: false
    }
  }
}

/// It compares them.
enum Step: Equatable {
  case waiting
  case scanned(String)
  case weighed(Int)

  static func == (lhs: Step, rhs: Step) -> Bool {
    switch (lhs, rhs) {
    case (.waiting, .waiting): true
    case (.scanned(let left), .scanned(let right)): left == right
    case let (.weighed(left), .weighed(right)) where left == right: true
    default: false
    }
  }
}

/// Two failures are never equal.
enum Check: Equatable {
  case none
  case damaged(String)

  static func == (lhs: Check, rhs: Check) -> Bool {
    switch (lhs, rhs) {
    case (.none, .none): return true
    case (.damaged, .none), (.none, .damaged): return false
    default: return false
    }
  }
}

/// No view shows the error.
enum Delivery: Equatable {
  case done
  case failed(any Error)

  static func == (lhs: Delivery, rhs: Delivery) -> Bool {
    switch (lhs, rhs) {
    case (.done, .done), (.failed, .failed): true
    default: false
    }
  }
}

/// A view shows the error, which cannot be compared.
enum Outcome: Equatable {
  case open
  case lost(any Error)

  static func == (lhs: Outcome, rhs: Outcome) -> Bool {
    switch (lhs, rhs) {
    case (.open, .open), (.lost, .lost): true
    default: false
    }
  }
}

final class Parcel: ObservableObject {
  @Published var phase = Phase.idle
  @Published var step = Step.waiting
  @Published var check = Check.none
  @Published var result = Delivery.done
  @Published var outcome = Outcome.open

  func pack(_ items: [String]) {
    phase = .packed(items)
    step = .scanned(items[0])
    check = .damaged(items[0])
  }

  func send(to city: String) {
    phase = .sent(to: city, days: 3)
    step = .weighed(3)
  }

  func fail(_ error: any Error) {
    result = .failed(error)
    outcome = .lost(error)
  }
}

struct ParcelView: View {
  @ObservedObject var parcel: Parcel

  var body: some View {
    switch parcel.phase {
    case .idle: Text("-")
    case .packed(let items): Text(items.joined())
    case let .sent(city, days): Text("\(city): \(days)")
    }
    if case .scanned(let code) = parcel.step { Text(code) }
    if case .weighed(let weight) = parcel.step { Text("\(weight)") }
    if case .damaged(let text) = parcel.check { Text(text) }
    if case .failed = parcel.result { Text("Failed") }
    if case .lost(let error) = parcel.outcome { Text(error.localizedDescription) }
    Button("Send") { parcel.send(to: "Bern") }
  }
}
