import Combine
import SwiftUI

final class Holder: ObservableObject {
  @Published private(set) var letters: [String] = []

  func insert(_ letter: String) -> Bool {
    if letters.contains(letter) { return false }
    letters.append(letter)
    return true
  }

  func insertLater(_ letter: String) async -> Bool { insert(letter) }
}

final class Inbox: ObservableObject {
  let holder = Holder()
  @Published var isOpen = false

  func receive(_ letter: String) {
    if holder.insert(letter) {
      objectWillChange.send()
    }
  }

  @MainActor
  func receiveLater(_ letter: String) async {
    if isOpen && !letter.isEmpty {
      if await holder.insertLater(letter) {
        DispatchQueue.main.async {
          self.objectWillChange.send()
        }
      }
    }
  }

  func open() {
    isOpen = true
    if isOpen && !holder.letters.isEmpty {
      objectWillChange.send()
    }
  }
}

struct InboxView: View {
  @ObservedObject var inbox: Inbox

  var body: some View {
    Text("\(inbox.holder.letters.count) \(inbox.isOpen ? "open" : "closed")")
  }
}
