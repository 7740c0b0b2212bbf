import SwiftUI

final class Reader: ObservableObject {
  @Published private(set) var revision = 0
  let path = "/tmp/seen"
  let defaults = UserDefaults.standard

  func mark() {
    UserDefaults.standard.set(true, forKey: "isSeen")
    revision += 1
  }
}

/// Reads only the path of the model, which never changes.
struct FileView: View {
  @ObservedObject var reader: Reader
  var body: some View { Text(FileManager.default.fileExists(atPath: reader.path) ? "seen" : "new") }
}

/// What it shows changes together with the model.
struct SettingView: View {
  @ObservedObject var reader: Reader
  var body: some View { Text(UserDefaults.standard.bool(forKey: "isSeen") ? "seen" : "new") }
}

struct SettingOfModelView: View {
  @ObservedObject var reader: Reader
  var body: some View { Text(reader.defaults.string(forKey: "name") ?? "none") }
}

/// Updates with the model.
struct RevisionView: View {
  @ObservedObject var reader: Reader

  var body: some View {
    Text(FileManager.default.fileExists(atPath: reader.path) ? "\(reader.revision)" : "new")
    Button("Mark") { reader.mark() }
  }
}
