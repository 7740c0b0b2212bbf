import Combine
import SwiftUI

final class Valve {
  private(set) var level = 0
  var changes: ObservableObjectPublisher?
  var whenOpened: (() -> Void)?

  func open() {
    level += 1
    whenOpened?()
    changes?.send()
  }
}

func open(_ valve: Valve, telling changes: ObservableObjectPublisher) {
  valve.open()
  changes.send()
}

final class Constant: ObservableObject {
  @Published var title = ""
  let valve = Valve()
  var level: Int { valve.level }

  init() {
    let changes = objectWillChange
    valve.whenOpened = { changes.send() }
  }
}

final class Shadowed: ObservableObject {
  @Published var title = ""
  let valve = Valve()
  var level: Int { valve.level }

  init() {
    let objectWillChange = objectWillChange
    valve.whenOpened = { objectWillChange.send() }
  }
}

final class CapturedBesideSelf: ObservableObject {
  @Published var title = ""
  let valve = Valve()
  var level: Int { valve.level }

  init() {
    valve.whenOpened = { [changes = objectWillChange, weak self] in
      changes.send()
      self?.title = ""
    }
  }
}

final class Stored: ObservableObject {
  @Published var title = ""
  let valve = Valve()
  var level: Int { valve.level }

  init() { valve.changes = objectWillChange }
}

final class Argument: ObservableObject {
  @Published var title = ""
  let valve = Valve()
  var level: Int { valve.level }

  func fill() { open(valve, telling: objectWillChange) }
}

final class Subject: ObservableObject {
  @Published var title = ""
  let objectWillChange = PassthroughSubject<Void, Never>()
  let valve = Valve()
  private var token: AnyCancellable?
  var level: Int { valve.level }

  func follow(_ events: PassthroughSubject<Void, Never>) {
    token = events.subscribe(objectWillChange)
  }
}

final class Parenthesized: ObservableObject {
  @Published var title = ""
  let valve = Valve()
  var level: Int { valve.level }

  init() { valve.whenOpened = { [weak self] in (self?.objectWillChange)?.send() } }
}

final class Unfinished: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  @Published var title = ""
  let valve = Valve()
  let limit: Int
  var level: Int { valve.level }

  init(limit: Int) {
    valve.whenOpened = { [objectWillChange] in objectWillChange.send() }
    self.limit = limit
  }
}

struct ValvesView: View {
  @ObservedObject var constant: Constant
  @ObservedObject var shadowed: Shadowed
  @ObservedObject var captured: CapturedBesideSelf
  @ObservedObject var stored: Stored
  @ObservedObject var argument: Argument
  @ObservedObject var subject: Subject
  @ObservedObject var parenthesized: Parenthesized
  @ObservedObject var unfinished: Unfinished

  var body: some View {
    Text("\(constant.level) \(shadowed.level) \(captured.level) \(stored.level)")
    Text("\(argument.level) \(subject.level) \(parenthesized.level) \(unfinished.level)")
  }
}
