import SwiftUI

@Observable
final class Recorder {
  var events: [Int] = []
  private var session: Int?
  var isPreparing: Bool { session == nil }

  func start() { session = 1; events = [] }
}

struct RecorderView: View {
  let recorder: Recorder
  @State private var isRecording = false {
    didSet { updateSession() }
  }

  var body: some View {
    if isRecording { Text(recorder.isPreparing ? "Waiting" : "Recording \(recorder.events.count)") }
    Button("Record") { isRecording = true }
  }

  private func updateSession() {
    recorder.start()
  }
}
