import SwiftUI

final class Session: ObservableObject {
  @Published var user = ""
}

final class Recorder: ObservableObject {
  @EnvironmentObject private var session: Session
  @ObservedObject var other: Session
  @Published var isRecording = false

  init(other: Session) {
    self.other = other
  }
}

struct RecorderView: View {
  @ObservedObject var recorder: Recorder

  var body: some View {
    Toggle("Record", isOn: $recorder.isRecording)
  }
}
