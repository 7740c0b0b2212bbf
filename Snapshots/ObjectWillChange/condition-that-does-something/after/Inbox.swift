import SwiftUI

@Observable
final class Holder {
  private(set) var letters: [String] = []

  func insert(_ letter: String) -> Bool {
    if letters.contains(letter) { return false }
    letters.append(letter)
    return true
  }

  func insertLater(_ letter: String) async -> Bool { insert(letter) }
}

@Observable
final class Inbox {
  let holder = Holder()
  var isOpen = false

  func receive(_ letter: String) {
    _ = holder.insert(letter)
  }

  @MainActor
  func receiveLater(_ letter: String) async {
    if isOpen && !letter.isEmpty {
      _ = await holder.insertLater(letter)
    }
  }

  func open() {
    isOpen = true
  }
}

struct InboxView: View {
  let inbox: Inbox

  var body: some View {
    Text("\(inbox.holder.letters.count) \(inbox.isOpen ? "open" : "closed")")
  }
}
