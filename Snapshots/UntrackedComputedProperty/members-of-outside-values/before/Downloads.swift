import SwiftUI

final class Downloads: ObservableObject {
  @Published var progress = 0.0
  @Published var isLocked = false
  let license = NSAttributedString(string: "Free")
  private let parts = ["weights", "config"]

  /// Never changes.
  var hasLicense: Bool { license.length > 0 }

  /// Reads members of a `URL`, and the disk.
  func isComplete(_ name: String) -> Bool {
    let folder = URL(fileURLWithPath: "/downloads").appendingPathComponent(name)
    return parts.allSatisfy {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
  }

  /// Reads only what its arguments contain.
  func path(of name: String) -> String {
    URL(fileURLWithPath: "/downloads").appendingPathComponent(name).path
  }

  func delete(_ name: String) {
    try? FileManager.default.removeItem(atPath: path(of: name))
  }
}

struct DownloadRow: View {
  @ObservedObject var downloads: Downloads
  let name: String

  var body: some View {
    Text("\(downloads.progress) \(downloads.path(of: name))")
    if downloads.hasLicense { Text("licensed") }
    if downloads.isComplete(name) {
      Button("Delete") { downloads.delete(name) }
    }
  }
}
