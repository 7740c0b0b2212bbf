import SwiftUI

struct PlayerView: View {
  @State private var player = Player()
  @State private var recorder = Recorder()

  var body: some View {
    Text(player.song + recorder.song)
      .task { await player.bootstrap() }
  }
}

struct DisplayView: View {
  @State private var display: Display

  init(radio: Radio) {
    _display = State(wrappedValue: Display(radio: radio))
  }

  var body: some View {
    Text(display.text)
      .task { await display.bootstrap() }
  }
}

struct LogView: View {
  @State private var log = Log()
  @State private var count = Count()

  var body: some View {
    Text("\(log.lines) \(count.songs)")
      .task { await log.bootstrap() }
  }
}

struct ArchiveView: View {
  @StateObject private var archive = Archive(path: "/no/such/file")

  var body: some View {
    Text("\(archive.size)")
  }
}
