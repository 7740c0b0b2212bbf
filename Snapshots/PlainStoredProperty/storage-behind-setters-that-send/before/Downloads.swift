import Foundation
import SwiftUI

protocol DownloadStorage {
  var folder: String? { get set }
  var asks: Bool { get set }
}

struct StoredDownloads: DownloadStorage {
  var folder: String? {
    get { UserDefaults.standard.string(forKey: "snapshot.folder") }
    set { UserDefaults.standard.set(newValue, forKey: "snapshot.folder") }
  }
  var asks: Bool {
    get { UserDefaults.standard.bool(forKey: "snapshot.asks") }
    set { UserDefaults.standard.set(newValue, forKey: "snapshot.asks") }
  }
}

/// Views read the storage only through properties whose setters send.
final class Downloads: ObservableObject {
  static let shared = Downloads(storage: StoredDownloads())

  private var storage: DownloadStorage

  init(storage: DownloadStorage) { self.storage = storage }

  var asks: Bool {
    get { storage.asks }
    set {
      storage.asks = newValue
      objectWillChange.send()
    }
  }
  var folder: String {
    get { storage.folder ?? "Downloads" }
    set {
      store(newValue)
      objectWillChange.send()
    }
  }

  /// No view reads it.
  var target: String? { asks ? nil : storage.folder }

  private func store(_ folder: String) { storage.folder = folder.isEmpty ? nil : folder }
}

struct DownloadsView: View {
  @ObservedObject var downloads = Downloads.shared

  var body: some View {
    Toggle("Ask", isOn: $downloads.asks)
    TextField("Folder", text: $downloads.folder)
  }
}
