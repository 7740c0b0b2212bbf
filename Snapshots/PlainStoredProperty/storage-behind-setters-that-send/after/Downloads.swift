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
@Observable
final class Downloads {
  static let shared = Downloads(storage: StoredDownloads())

  @ObservationIgnored private var storage: DownloadStorage

  init(storage: DownloadStorage) { self.storage = storage }

  var asks: Bool {
    get {
      access(keyPath: \.asks)
      return storage.asks
    }
    set {
      withMutation(keyPath: \.asks) {
        storage.asks = newValue
      }
    }
  }
  var folder: String {
    get {
      access(keyPath: \.folder)
      return storage.folder ?? "Downloads"
    }
    set {
      withMutation(keyPath: \.folder) {
        store(newValue)
      }
    }
  }

  /// No view reads it.
  var target: String? { asks ? nil : storage.folder }

  private func store(_ folder: String) { storage.folder = folder.isEmpty ? nil : folder }
}

struct DownloadsView: View {
  @Bindable var downloads = Downloads.shared

  var body: some View {
    Toggle("Ask", isOn: $downloads.asks)
    TextField("Folder", text: $downloads.folder)
  }
}
