import SwiftUI

enum Permission {
  nonisolated(unsafe) static var isGranted: Bool?

  static func ask(_ answer: Bool) -> Bool {
    isGranted = answer
    return answer
  }
}

@Observable
final class Reminders {
  private var generation = 0

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.generation) {}
    withMutation(keyPath: \.self) {}
  }

  var state: String {
    access(keyPath: \.self)
    return switch Permission.isGranted {
    case nil: "not asked"
    case true?: "granted"
    case false?: "denied"
    }
  }

  var lists: String { "list of \(generation)" }

  func ask(_ answer: Bool) {
    if Permission.ask(answer) {
      generation += 1
    }
    notifyObservers()
  }
}

/// What it shows is its own: a send that writes nothing tells of nothing.
@Observable
final class Counter {
  private(set) var count = 0

  func add(_ step: Int?) {
    if let step {
      count += step
    }
  }
}

struct RemindersView: View {
  let reminders: Reminders
  let counter: Counter

  var body: some View {
    Text("\(reminders.state), \(reminders.lists), \(counter.count)")
    Button("Refuse") { reminders.ask(false) }
    Button("Grant") { reminders.ask(true) }
    Button("Add") { counter.add(2) }
  }
}
