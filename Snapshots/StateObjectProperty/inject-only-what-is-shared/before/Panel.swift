import Combine
import SwiftUI

/// Each panel puts the one that it creates from its input into the environment.
final class Topic: ObservableObject {
  @Published private(set) var last = ""
  private var cancellables = Set<AnyCancellable>()

  init(named name: String) {
    Store.changes.filter { $0 == name }
      .sink { [weak self] in self?.last = $0 }
      .store(in: &cancellables)
  }
}

struct Panel: View {
  @StateObject private var topic: Topic

  init(name: String) { _topic = StateObject(wrappedValue: Topic(named: name)) }

  var body: some View { PanelTitle().environmentObject(topic) }
}

struct PanelTitle: View {
  @EnvironmentObject private var topic: Topic

  var body: some View { Text(topic.last) }
}

struct Panels: View {
  var body: some View {
    Panel(name: "new")
    Panel(name: "best")
  }
}
