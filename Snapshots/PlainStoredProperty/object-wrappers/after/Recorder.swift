import SwiftUI

@Observable
final class Session {
  var user = ""
}

@Observable
final class Recorder {
  @ObservationIgnored @Environment(Session.self) private var session: Session?
  let other: Session
  var isRecording = false

  init(other: Session) {
    self.other = other
  }
}

struct RecorderView: View {
  @Bindable var recorder: Recorder

  var body: some View {
    Toggle("Record", isOn: $recorder.isRecording)
  }
}
