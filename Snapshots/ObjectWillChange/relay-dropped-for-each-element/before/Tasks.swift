import Combine
import SwiftUI

final class Chore: ObservableObject, Identifiable {
  let id: Int
  @Published var isDone = false

  init(id: Int) { self.id = id }
}

final class Tasks: ObservableObject {
  @Published private(set) var chores: [Chore] = []
  private var relays: [Int: AnyCancellable] = [:]

  func add() {
    let chore = Chore(id: chores.count)
    chores.append(chore)
    relays[chore.id] = chore.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }

  func clean() {
    chores.filter(\.isDone).forEach { relays[$0.id] = nil }
    chores.removeAll(where: \.isDone)
  }
}

struct TasksView: View {
  @StateObject private var tasks = Tasks()

  var body: some View {
    Text("\(tasks.chores.filter(\.isDone).count) of \(tasks.chores.count)")
    Button("Add") { tasks.add() }
    Button("Finish") { tasks.chores[0].isDone = true }
    Button("Clean") { tasks.clean() }
  }
}
