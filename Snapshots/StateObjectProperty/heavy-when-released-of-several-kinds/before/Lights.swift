import Foundation
import SwiftUI

/// What the closure calls is nil until the lamp is lit.
final class Dimmer: ObservableObject {
  @Published var level = 0
  private var fade: DispatchWorkItem?
  private var onEnd: (@Sendable () -> Void)?

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
final class Flash: ObservableObject {
  @Published var level = 0
  private var fade: DispatchWorkItem?

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
  @StateObject private var dimmer = Dimmer()
  @StateObject private var flash = Flash()

  var body: some View {
    Text("\(dimmer.level) \(flash.level)")
    Button("Light") {
      dimmer.light()
      flash.light()
    }
  }
}
