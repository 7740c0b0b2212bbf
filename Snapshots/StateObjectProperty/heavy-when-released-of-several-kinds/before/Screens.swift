import Foundation
import SwiftUI

enum Screen {
  static var isAwake = false
}

class Reel: ObservableObject {
  @Published var frame = 0

  deinit {
    stop()
  }

  func stop() {
    NotificationCenter.default.post(name: Notification.Name("reelStopped"), object: nil)
  }
}

final class Film: Reel {
  @Published var title = ""
}

final class Lamp: ObservableObject {
  @Published var isLit = false
  var onRelease: (() -> Void)?

  deinit {
    finish()
  }

  private func finish() {
    onRelease?()
  }
}

/// Nothing is left of it that others could notice.
final class Shutter: ObservableObject {
  @Published var isOpen = false
  private var timer: Timer?
  private var observers: [NSObjectProtocol] = []

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
  @StateObject private var shutter = Shutter()

  var body: some View {
    Text(film.title)
    Text(lamp.isLit ? "Lit" : "Dark")
    Text(shutter.isOpen ? "Open" : "Closed")
    Button("Open", action: shutter.open)
  }
}
