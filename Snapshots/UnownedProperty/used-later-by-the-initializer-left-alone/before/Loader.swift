import SwiftUI

final class Busy: ObservableObject {
  @Published var isOn: Bool
  @Published var title: String

  init(title: String) {
    isOn = true
    self.title = (try? String(contentsOfFile: title, encoding: .utf8)) ?? ""
  }
}

/// The task goes on with its copy of the view.
struct Loader: View {
  @ObservedObject var busy: Busy

  init() {
    busy = Busy(title: "Loading")
    Task { [self] in await load() }
  }

  var body: some View { Text(busy.isOn ? busy.title : "Ready") }

  private func load() async {
    busy.isOn = false
  }
}

struct Waiter: View {
  @ObservedObject var busy: Busy

  init() { busy = Busy(title: "Waiting") }

  var body: some View { Text(busy.isOn ? busy.title : "Ready") }
}
