import SwiftUI

@Observable
final class Document {
  var title = ""
  @ObservationIgnored var version = 0 { willSet { notifyObservers() } }
  @ObservationIgnored lazy var saved = "first"
  @ObservationIgnored lazy var summary = "first"

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.title) {}
    withMutation(keyPath: \.self) {}
  }

  /// Called when a button is pressed.
  func save() -> Bool {
    if saved == title { return false }
    saved = title
    return true
  }

  func shortened() -> String {
    access(keyPath: \.self)
    return String(summary.prefix(10))
  }

  func reset() {
    version += 1
    summary = "second"
  }
}

struct DocumentView: View {
  let document: Document

  var body: some View {
    Text(document.title)
    Text(document.shortened())
    Button("Save") { _ = save() }
  }

  private func save() -> Bool {
    document.save()
  }
}
