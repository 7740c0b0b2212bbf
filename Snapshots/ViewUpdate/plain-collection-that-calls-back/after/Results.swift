import SwiftUI

/// The shape of a live query: a collection that calls back when it changes.
final class Results<Element>: RandomAccessCollection {
  private var storage: [Element] = []
  private var observers: [() -> Void] = []

  var startIndex: Int { 0 }
  var endIndex: Int { storage.count }
  subscript(index: Int) -> Element { storage[index] }

  func append(_ element: Element) {
    storage.append(element)
    for observer in observers { observer() }
  }

  func observe(_ observer: @escaping () -> Void) { observers.append(observer) }
}

protocol Counted: AnyObject {
  var names: [String] { get }
}

extension Counted {
  var summary: String { "\(names.count) names" }
}

final class Register: Counted {
  private(set) var names: [String] = []

  func enter(_ name: String) { names.append(name) }
}

/// Its elements never change.
final class Weekdays: RandomAccessCollection {
  private let storage = ["Monday", "Tuesday"]

  var startIndex: Int { 0 }
  var endIndex: Int { storage.count }
  subscript(index: Int) -> String { storage[index] }
}

@Observable
final class GroupsModel {
  let groups = Results<String>()
  let register = Register()
  let weekdays = Weekdays()
  var filter = ""

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.filter) {}
  }

  init() {
    groups.observe { [weak self] in self?.notifyObservers() }
  }

  func enter(_ name: String) {
    register.enter(name)
    filter = name
  }
}

struct CountBadge: View {
  let model: GroupsModel

  var body: some View {
    Text("badge \(model.groups.count)")
    Button("Add") { model.groups.append("group") }
  }
}

struct GroupList: View {
  let model: GroupsModel

  var body: some View { ForEach(model.groups, id: \.self) { Text($0) } }
}

struct GroupNames: View {
  let model: GroupsModel

  var body: some View { Text(model.groups.map { $0.uppercased() }.joined()) }
}

struct RegisterBadge: View {
  let model: GroupsModel

  var body: some View { Text(model.register.summary) }
}

struct WeekdayBadge: View {
  let model: GroupsModel

  var body: some View { Text("\(model.weekdays.count) \(model.weekdays.first ?? "")") }
}

struct GroupScreen: View {
  let model: GroupsModel

  var body: some View {
    CountBadge(model: model)
    GroupList(model: model)
    GroupNames(model: model)
    RegisterBadge(model: model)
    WeekdayBadge(model: model)
  }
}
