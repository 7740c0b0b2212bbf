import SwiftUI

final class Permissions: ObservableObject {
  @Published var isReadable = false
  private var path = "/etc/hosts"

  func check() {
    isReadable = access(path, R_OK) == 0
  }
}

@Observable
final class Gate {
  var isOpen = false

  func check(_ files: FileManager) {
    isOpen = files.isReadableFile(atPath: "/etc/hosts")
  }
}

struct PermissionsView: View {
  @ObservedObject var permissions: Permissions
  let gate: Gate

  var body: some View {
    Text("\(permissions.isReadable) \(gate.isOpen)")
  }
}

/// It has a function of the name itself.
final class Lock {
  var isOpen = false

  func access(with key: String) { isOpen = key == "1234" }
  func enter() { access(with: "1234") }
}
