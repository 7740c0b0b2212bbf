import Foundation
import SwiftUI

enum Screen {
  static var isAwake = false
}

@Observable
class Reel: ObservableObject {
  var frame = 0

  deinit {
    stop()
  }

  func stop() {
    NotificationCenter.default.post(name: Notification.Name("reelStopped"), object: nil)
  }
}

@Observable
final class Film: Reel {
  var title = ""
}

@Observable
final class Lamp: ObservableObject {
  var isLit = false
  @ObservationIgnored var onRelease: (() -> Void)?

  deinit {
    finish()
  }

  private func finish() {
    onRelease?()
  }
}

/// Nothing is left of it that others could notice.
@Observable
final class Shutter {
  var isOpen = false
  @ObservationIgnored private var timer: Timer?
  @ObservationIgnored private var observers: [NSObjectProtocol] = []

  deinit {
    timer?.invalidate()
    observers.forEach { NotificationCenter.default.removeObserver($0) }
    print("closed")
  }

  func open() {
    isOpen = true
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
  }
}

struct Projector: View {
  @StateObject private var film = Film()
  @StateObject private var lamp = Lamp()
  @State private var shutter = Shutter()

  var body: some View {
    Text(film.title)
    Text(lamp.isLit ? "Lit" : "Dark")
    Text(shutter.isOpen ? "Open" : "Closed")
    Button("Open", action: shutter.open)
  }
}
