import Combine
import SwiftUI

/// Each panel puts the one that it creates from its input into the environment.
@Observable
final class Topic: ObservableObject {
  private(set) var last = ""
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  init(named name: String) {
    Store.changes.filter { $0 == name }
      .sink { [weak self] in self?.last = $0 }
      .store(in: &cancellables)
  }
}

struct Panel: View {
  @StateObject private var topic: Topic

  init(name: String) { _topic = StateObject(wrappedValue: Topic(named: name)) }

  var body: some View { PanelTitle().environment(topic) }
}

struct PanelTitle: View {
  @Environment(Topic.self) private var topic

  var body: some View { Text(topic.last) }
}

struct Panels: View {
  var body: some View {
    Panel(name: "new")
    Panel(name: "best")
  }
}
