import SwiftUI

struct PlayerView: View {
  @StateObject private var player = Player()
  @State private var recorder = Recorder()

  var body: some View {
    Text(player.song + recorder.song)
  }
}

struct DisplayView: View {
  @StateObject private var display: Display

  init(radio: Radio) {
    _display = StateObject(wrappedValue: Display(radio: radio))
  }

  var body: some View {
    Text(display.text)
  }
}

struct LogView: View {
  @StateObject private var log = Log()
  @State private var count = Count()

  var body: some View {
    Text("\(log.lines) \(count.songs)")
  }
}

struct ArchiveView: View {
  @StateObject private var archive = Archive(path: "/no/such/file")

  var body: some View {
    Text("\(archive.size)")
  }
}
