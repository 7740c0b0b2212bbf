import Combine
import SwiftUI

@Observable
final class Chore: Identifiable {
  let id: Int
  var isDone = false

  init(id: Int) { self.id = id }
}

@Observable
final class Tasks {
  private(set) var chores: [Chore] = []
  @ObservationIgnored private var relays: [Int: AnyCancellable] = [:]

  func add() {
    let chore = Chore(id: chores.count)
    chores.append(chore)
  }

  func clean() {
    chores.filter(\.isDone).forEach { relays[$0.id] = nil }
    chores.removeAll(where: \.isDone)
  }
}

struct TasksView: View {
  @State private var tasks = Tasks()

  var body: some View {
    Text("\(tasks.chores.filter(\.isDone).count) of \(tasks.chores.count)")
    Button("Add") { tasks.add() }
    Button("Finish") { tasks.chores[0].isDone = true }
    Button("Clean") { tasks.clean() }
  }
}
