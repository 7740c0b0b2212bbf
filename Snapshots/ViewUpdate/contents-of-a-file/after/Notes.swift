import SwiftUI

/// The flag only has the view read the file again.
@Observable
final class Reloader {
  var flag = false

  func reload() { flag.toggle() }
}

struct NoteView: View {
  @State private var reloader = Reloader()
  let file: URL

  var body: some View {
    Text((try? String(contentsOf: file, encoding: .utf8)) ?? "")
    Button("Reload") { reloader.reload() }
  }
}

/// What this shows is a value that it was given.
struct TitleView: View {
  @State private var reloader = Reloader()
  let file: URL

  var body: some View {
    Text(String(file.lastPathComponent))
    Button("Reload") { reloader.reload() }
  }
}
