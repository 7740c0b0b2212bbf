import SwiftUI

final class Permissions: ObservableObject {
  @Published var isReadable = false
  private var path = "/etc/hosts"

  func check() {
    isReadable = access(path, R_OK) == 0
  }
}

final class Gate: ObservableObject {
  @Published var isOpen = false

  func check(_ files: FileManager) {
    isOpen = files.isReadableFile(atPath: "/etc/hosts")
  }
}

struct PermissionsView: View {
  @ObservedObject var permissions: Permissions
  @ObservedObject var gate: Gate

  var body: some View {
    Text("\(permissions.isReadable) \(gate.isOpen)")
  }
}
