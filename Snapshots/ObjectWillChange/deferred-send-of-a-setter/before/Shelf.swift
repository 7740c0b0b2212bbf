import Foundation
import SwiftUI

final class Shelf: ObservableObject {
  private let settings = UserDefaults.standard

  var isOpen: Bool {
    get { settings.bool(forKey: "open") }
    set {
      defer {
        objectWillChange.send()
      }
      settings.set(newValue, forKey: "open")
    }
  }

  var title: String {
    get { settings.string(forKey: "title") ?? "" }
    set {
      defer { objectWillChange.send() }

      settings.set(newValue, forKey: "title")
    }
  }
}

struct ShelfView: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    Toggle(shelf.title, isOn: $shelf.isOpen)
  }
}
