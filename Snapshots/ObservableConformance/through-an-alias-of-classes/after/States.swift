import Foundation
import SwiftUI

typealias ViewState = NSObject & Identifiable
typealias Described = CustomStringConvertible
typealias Stored = Identifiable & ObservableObject

@Observable
class BadgeState: ViewState {
  var title = ""
}

@Observable
class RingState: ViewState {
  var isVisible = false
}

@Observable
final class Label: Described {
  var text = ""
  var description: String { text }
}

// migrate-observable:ignore
final class Shelf: Stored {
  @Published var books = 0
}

/// Its alias stays for what is not migrated.
@Observable
final class Box: Identifiable {
  var size = 1
}

struct Badge: View {
  let badge: BadgeState
  let ring: RingState
  let label: Label
  @ObservedObject var shelf: Shelf
  let box: Box

  var body: some View {
    Text("\(badge.title) \(label.text) \(shelf.books) \(box.size)")
    if ring.isVisible { Text("ring") }
  }
}
