import Combine
import SwiftUI

final class Updater {
  let ready = PassthroughSubject<Bool, Never>()
  func check() {}
}

@Observable
final class UpdateStatus {
  var canCheck = false
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init(updater: Updater) {
    updater.ready.sink { [weak self] in self?.canCheck = $0 }.store(in: &cancellables)
  }
}

struct CheckButton: View {
  private let status: UpdateStatus
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

@Observable
final class Recents: ObservableObject {
  var names: [String] = []

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

@Observable
final class Icon: ObservableObject {
  var name = "star"

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
