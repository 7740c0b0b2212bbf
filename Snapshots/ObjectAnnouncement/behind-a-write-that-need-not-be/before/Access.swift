import SwiftUI

enum Permission {
  nonisolated(unsafe) static var isGranted: Bool?

  static func ask(_ answer: Bool) -> Bool {
    isGranted = answer
    return answer
  }
}

final class Reminders: ObservableObject {
  private var generation = 0

  var state: String {
    switch Permission.isGranted {
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
    objectWillChange.send()
  }
}

/// What it shows is its own: a send that writes nothing tells of nothing.
final class Counter: ObservableObject {
  private(set) var count = 0

  func add(_ step: Int?) {
    if let step {
      count += step
    }
    objectWillChange.send()
  }
}

struct RemindersView: View {
  @ObservedObject var reminders: Reminders
  @ObservedObject var counter: Counter

  var body: some View {
    Text("\(reminders.state), \(reminders.lists), \(counter.count)")
    Button("Refuse") { reminders.ask(false) }
    Button("Grant") { reminders.ask(true) }
    Button("Add") { counter.add(2) }
  }
}
