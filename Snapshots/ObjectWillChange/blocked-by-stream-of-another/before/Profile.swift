import Combine
import SwiftUI

final class Profiles {
  static let shared = Profiles()
  var names: [Int: String] = [:]

  func changes(of id: Int) -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}

@MainActor
final class ProfileObserver: ObservableObject {
  private let id: Int
  private var task: Task<Void, Never>?

  init(id: Int) {
    self.id = id
    watch()
  }

  private func watch() {
    task?.cancel()
    task = Task {
      for await _ in Profiles.shared.changes(of: id) {
        self.objectWillChange.send()
      }
    }
  }
}

struct ProfileView: View {
  @StateObject var observer: ProfileObserver
  let id: Int

  var body: some View {
    Text(Profiles.shared.names[id] ?? "")
  }
}
