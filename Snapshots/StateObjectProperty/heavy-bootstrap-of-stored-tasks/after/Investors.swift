import SwiftUI

final class AnyTask: Hashable, @unchecked Sendable {
  private let stop: () -> Void

  init<S, F>(_ task: Task<S, F>) { stop = { task.cancel() } }

  static func == (a: AnyTask, b: AnyTask) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Task {
  func store(in tasks: inout Set<AnyTask>) { tasks.insert(AnyTask(self)) }
}

/// The task is stored, and nothing is subscribed to.
@MainActor @Observable final class Investors {
  private(set) var names: [String]?
  @ObservationIgnored private var tasks = Set<AnyTask>()
  @ObservationIgnored private(set) var isReady = false

  func bootstrap() async {
    guard !isReady else { return }
    load()
    isReady = true
  }

  private func load() {
    Task { [weak self] in
      await Task.yield()
      self?.names = ["Ada"]
    }.store(in: &tasks)
  }
}

struct InvestorsView: View {
  @State private var investors = Investors()

  var body: some View {
    VStack {
      if let names = investors.names { Text(names.joined()) } else { Text("loading") }
    }
    .task { await investors.bootstrap() }
  }
}
