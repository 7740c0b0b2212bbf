import Foundation
import SwiftUI

enum Disk {
  static func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: name) }
}

final class Vault: ObservableObject {
  @Published var revision = 0
  @Published var isLocked = false
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
  @ObservedObject var vault: Vault

  var body: some View {
    Text("\(vault.revision) \(vault.isStored) \(vault.isOpen) \(vault.title)")
    Button("Remove") { vault.remove() }
  }
}
