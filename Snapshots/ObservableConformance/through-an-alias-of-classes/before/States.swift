import Foundation
import SwiftUI

typealias ViewState = NSObject & ObservableObject & Identifiable
typealias Described = ObservableObject & CustomStringConvertible
typealias Stored = Identifiable & ObservableObject

class BadgeState: ViewState {
  @Published var title = ""
}

class RingState: ViewState {
  @Published var isVisible = false
}

final class Label: Described {
  @Published var text = ""
  var description: String { text }
}

// migrate-observable:ignore
final class Shelf: Stored {
  @Published var books = 0
}

/// Its alias stays for what is not migrated.
final class Box: Stored {
  @Published var size = 1
}

struct Badge: View {
  @ObservedObject var badge: BadgeState
  @ObservedObject var ring: RingState
  @ObservedObject var label: Label
  @ObservedObject var shelf: Shelf
  @ObservedObject var box: Box

  var body: some View {
    Text("\(badge.title) \(label.text) \(shelf.books) \(box.size)")
    if ring.isVisible { Text("ring") }
  }
}
