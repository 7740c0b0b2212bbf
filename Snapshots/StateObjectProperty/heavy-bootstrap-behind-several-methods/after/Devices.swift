import SwiftUI

@Observable
final class Devices {
  var names: [String] = []
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    refresh()
    listen()
    isReady = true
  }

  private func refresh() {
    DispatchQueue.global().async { [weak self] in
      let found = ["Speaker"]
      DispatchQueue.main.async { self?.names = found }
    }
  }

  private func listen() {
    Task { @MainActor [weak self] in self?.names.append("Headphones") }
  }
}

struct DevicePicker: View {
  @State private var devices = Devices()

  var body: some View { Text(devices.names.joined(separator: ", ")).task { await devices.bootstrap() } }
}
