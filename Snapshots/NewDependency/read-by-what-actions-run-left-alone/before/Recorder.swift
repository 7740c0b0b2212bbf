import Combine
import SwiftUI

final class Devices: ObservableObject {
  static let shared = Devices()
  @Published var current: String?
}

/// Asks for the device where it starts to record, and never while its body is evaluated.
struct Recorder: View {
  @State private var isRecording = false {
    didSet { update() }
  }

  var body: some View {
    Button {
      isRecording.toggle()
    } label: {
      Text(isRecording ? "Recording" : "Record")
    }
    .onAppear { update() }
    .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
      guard isRecording else { return }
      isRecording = false
    }
  }

  private func update() {
    print(devices())
  }

  private func devices() -> [String] {
    guard let current = Devices.shared.current else { return [] }
    return [current]
  }
}

/// Observes the devices.
struct DeviceView: View {
  @ObservedObject private var devices = Devices.shared

  var body: some View {
    Text(devices.current ?? "none")
  }
}
