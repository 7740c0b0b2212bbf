import SwiftUI
#if canImport(UIKit)
import UIKit
#endif

struct Insertions {
  mutating func insert<Model: ObservableObject>(_ model: Model) {}
}

struct PathField: UIViewRepresentable {
  final class Coordinator: NSObject, ObservableObject {
    var edits = 0
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) { context.coordinator.edits += 1 }
}

struct MailField: UIViewRepresentable {
  class Coordinator: NSObject {
    var hashes: Set<Int> = []
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) { note("mail", context: context) }
}

/// The coordinator is that of the named view, and its set takes no model.
private func note(_ text: String, context: MailField.Context) {
  context.coordinator.hashes.insert(text.hashValue)
}
