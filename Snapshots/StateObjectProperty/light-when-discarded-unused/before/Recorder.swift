import SwiftUI

final class Archive {
  nonisolated(unsafe) static let shared = Archive()
  var closed = 0
}

/// An instance that never recorded has nothing to close.
final class Recorder: ObservableObject {
  @Published var level = 0
  private var isRecording = false
  private var name: String?

  func record() {
    isRecording = true
    name = "take"
  }

  private func close() {
    guard isRecording else { return }
    Archive.shared.closed += 1
  }

  deinit {
    close()
    if name != nil { Archive.shared.closed += 1 }
  }
}

/// The initializer records, so each discarded instance closes something.
final class Dictaphone: ObservableObject {
  @Published var level = 0
  private var isRecording = false

  init() { record() }

  private func record() { isRecording = true }

  deinit {
    if isRecording { Archive.shared.closed += 1 }
  }
}

struct StudioView: View {
  @StateObject private var recorder = Recorder()
  @StateObject private var dictaphone = Dictaphone()

  var body: some View {
    Text("\(recorder.level) \(dictaphone.level) \(Archive.shared.closed)")
      .onTapGesture { recorder.record() }
  }
}
