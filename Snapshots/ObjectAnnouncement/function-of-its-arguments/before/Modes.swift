import SwiftUI

enum Disk {
  nonisolated(unsafe) static var names: [String] = []
}

final class Modes: ObservableObject {
  @Published var active: String?

  var installed: [String] { Disk.names }

  /// It reads its argument alone.
  func cleaned(_ name: String) -> String { name.lowercased().replacing("-", with: " ") }

  func install(_ name: String) {
    Disk.names.append(name)
    objectWillChange.send()
  }
}

struct ModesView: View {
  @ObservedObject var modes: Modes

  var body: some View {
    Text("\(modes.installed.count) \(modes.cleaned("A-b"))")
  }
}
