import Foundation
import SwiftUI

/// What the closure calls is nil until the lamp is lit.
@Observable
final class Dimmer {
  var level = 0
  @ObservationIgnored private var fade: DispatchWorkItem?
  @ObservationIgnored private var onEnd: (@Sendable () -> Void)?

  deinit {
    let fade = fade
    DispatchQueue.main.async { [onEnd] in
      fade?.cancel()
      onEnd?()
    }
  }

  func light() {
    fade = DispatchWorkItem {}
    onEnd = { print("dark") }
  }
}

/// The closure does something of its own.
@Observable
final class Flash: ObservableObject {
  var level = 0
  @ObservationIgnored private var fade: DispatchWorkItem?

  deinit {
    let fade = fade
    DispatchQueue.main.async {
      fade?.cancel()
      print("dark")
    }
  }

  func light() { fade = DispatchWorkItem {} }
}

struct LightsView: View {
  @State private var dimmer = Dimmer()
  @StateObject private var flash = Flash()

  var body: some View {
    Text("\(dimmer.level) \(flash.level)")
    Button("Light") {
      dimmer.light()
      flash.light()
    }
  }
}
