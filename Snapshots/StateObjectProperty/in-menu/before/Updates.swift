import Combine
import SwiftUI

final class Updater {
  let ready = PassthroughSubject<Bool, Never>()
  func check() {}
}

final class UpdateStatus: ObservableObject {
  @Published var canCheck = false

  init(updater: Updater) {
    updater.ready.assign(to: &$canCheck)
  }
}

struct CheckButton: View {
  @ObservedObject private var status: UpdateStatus
  private let updater: Updater

  init(updater: Updater) {
    self.updater = updater
    status = UpdateStatus(updater: updater)
  }

  var body: some View {
    Button("Check", action: updater.check)
      .disabled(!status.canCheck)
  }
}

final class Recents: ObservableObject {
  @Published var names: [String] = []

  init() {
    names = (try? FileManager.default.contentsOfDirectory(atPath: "/tmp")) ?? []
  }
}

struct RecentsList: View {
  @StateObject private var recents = Recents()

  var body: some View {
    ForEach(recents.names, id: \.self) { Text($0) }
  }
}

struct RecentsMenu: View {
  var body: some View {
    Menu("Recents") { RecentsList() }
  }
}

final class Icon: ObservableObject {
  @Published var name = "star"

  init() {
    name = (try? String(contentsOfFile: "/tmp/icon")) ?? "star"
  }
}

struct IconLabel: View {
  @StateObject private var icon = Icon()

  var body: some View {
    Text(icon.name)
  }
}

struct IconMenu: View {
  var body: some View {
    Menu {
      Button("Choose") {}
    } label: {
      IconLabel()
    }
  }
}

struct MenuCommands: Commands {
  let updater: Updater

  var body: some Commands {
    CommandGroup(after: .appInfo) { CheckButton(updater: updater) }
  }
}
