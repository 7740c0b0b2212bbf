import SwiftUI

final class Device: ObservableObject {
  @Published var isConnected = false
  lazy var store = "first"
  lazy var name = "first"

  func reset() {
    store = "second"
    name = "second"
  }
}

enum Notices {
  static func notice(of device: Device) -> String { device.store }
  static func title(of device: Device) -> String { device.name }
}

struct DeviceView: View {
  @ObservedObject var device: Device
  @State private var notice = ""

  var body: some View {
    Text("\(Notices.title(of: device)) \(notice) \(device.isConnected)")
    Button("Look", action: look)
  }

  private func look() {
    notice = Notices.notice(of: device)
  }
}
