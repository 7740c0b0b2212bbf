import SwiftUI

@Observable
final class Busy: ObservableObject {
  var isOn: Bool
  var title: String

  init(title: String) {
    isOn = true
    self.title = (try? String(contentsOfFile: title, encoding: .utf8)) ?? ""
  }
}

/// The task goes on with its copy of the view.
struct Loader: View {
  let busy: Busy

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
  @StateObject var busy: Busy

  init() { _busy = StateObject(wrappedValue: Busy(title: "Waiting")) }

  var body: some View { Text(busy.isOn ? busy.title : "Ready") }
}
