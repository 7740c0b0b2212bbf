import SwiftUI

final class Document: ObservableObject {
  @Published var title = ""
  @Published var version = 0
  lazy var saved = "first"
  lazy var summary = "first"

  /// Called when a button is pressed.
  func save() -> Bool {
    if saved == title { return false }
    saved = title
    return true
  }

  func shortened() -> String {
    String(summary.prefix(10))
  }

  func reset() {
    version += 1
    summary = "second"
  }
}

struct DocumentView: View {
  @ObservedObject var document: Document

  var body: some View {
    Text(document.title)
    Text(document.shortened())
    Button("Save") { _ = save() }
  }

  private func save() -> Bool {
    document.save()
  }
}

struct VersionView: View {
  @ObservedObject var document: Document

  var body: some View {
    Text("\(document.version)")
  }
}
