import Combine
import SwiftUI

final class Columns: ObservableObject {
  @Published var showsTitle = true
  @Published var showsSize = true
  private var cancellables: Set<AnyCancellable> = []

  init() {
    keep(\Columns.$showsTitle, as: "title")
    keep(\Columns.$showsSize, as: "size")
  }

  /// Leads to publishers of this class alone.
  private func keep(_ path: KeyPath<Columns, Published<Bool>.Publisher>, as key: String) {
    self[keyPath: path]
      .sink { UserDefaults.standard.set($0, forKey: key) }
      .store(in: &cancellables)
  }
}

/// Publishes values of the same type, elsewhere.
@Observable
final class Player {
  var isPlaying = false {
    willSet { isPlayingSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var isPlayingSubject = CurrentValueSubject<Bool, Never>(_isPlaying)
  @ObservationIgnored private var cancellable: AnyCancellable?

  init() {
    cancellable = isPlayingSubject.sink { print($0) }
  }
}

final class Zoom: ObservableObject {
  @Published var isOn = false
}

/// Leads on, to a publisher of another class.
final class Desk {
  let zoom = Zoom()

  func watch(_ path: KeyPath<Desk, Published<Bool>.Publisher>) -> AnyCancellable {
    self[keyPath: path].sink { print($0) }
  }

  func watchZoom() -> AnyCancellable { watch(\Desk.zoom.$isOn) }
}

struct PlayerView: View {
  @State private var player = Player()
  @ObservedObject var columns: Columns
  @ObservedObject var zoom: Zoom

  var body: some View {
    Toggle("Title", isOn: $columns.showsTitle)
    Text(player.isPlaying ? "on" : "off")
    Text(zoom.isOn ? "on" : "off")
  }
}
