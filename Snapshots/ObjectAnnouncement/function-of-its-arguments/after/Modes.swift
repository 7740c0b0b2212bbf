import SwiftUI

enum Disk {
  nonisolated(unsafe) static var names: [String] = []
}

@Observable
final class Modes {
  var active: String?

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.active) {}
    withMutation(keyPath: \.self) {}
  }

  var installed: [String] {
    access(keyPath: \.self)
    return Disk.names
  }

  /// It reads its argument alone.
  func cleaned(_ name: String) -> String { name.lowercased().replacing("-", with: " ") }

  func install(_ name: String) {
    Disk.names.append(name)
    notifyObservers()
  }
}

struct ModesView: View {
  let modes: Modes

  var body: some View {
    Text("\(modes.installed.count) \(modes.cleaned("A-b"))")
  }
}
