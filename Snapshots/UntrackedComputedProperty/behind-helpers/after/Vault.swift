import Foundation
import SwiftUI

enum Disk {
  static func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: name) }
}

@Observable
final class Vault {
  var revision = 0
  var isLocked = false
  private let name = "vault"

  /// A static function asks the file system.
  var isStored: Bool { Disk.exists(name) }
  /// Another property of the class reads the clock.
  var isOpen: Bool { hour > 8 }
  private var hour: Int { Calendar.current.component(.hour, from: Date()) }
  /// The helper only computes.
  var title: String { shorten(name) }
  private func shorten(_ text: String) -> String { String(text.prefix(3)) }

  func remove() {
    try? FileManager.default.removeItem(atPath: name)
    revision += 1
  }
}

struct VaultView: View {
  let vault: Vault

  var body: some View {
    Text("\(vault.revision) \(vault.isStored) \(vault.isOpen) \(vault.title)")
    Button("Remove") { vault.remove() }
  }
}
