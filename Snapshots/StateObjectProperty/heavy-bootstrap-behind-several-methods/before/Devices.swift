import SwiftUI

final class Devices: ObservableObject {
  @Published var names: [String] = []

  init() {
    refresh()
    listen()
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
  @StateObject private var devices = Devices()

  var body: some View { Text(devices.names.joined(separator: ", ")) }
}
