import Foundation
import SwiftUI

@Observable
final class Shelf {
  private let settings = UserDefaults.standard

  var isOpen: Bool {
    get {
      access(keyPath: \.isOpen)
      return settings.bool(forKey: "open")
    }
    set {
      withMutation(keyPath: \.isOpen) {
        settings.set(newValue, forKey: "open")
      }
    }
  }

  var title: String {
    get {
      access(keyPath: \.title)
      return settings.string(forKey: "title") ?? ""
    }
    set {
      withMutation(keyPath: \.title) {
        settings.set(newValue, forKey: "title")
      }
    }
  }
}

struct ShelfView: View {
  @Bindable var shelf: Shelf

  var body: some View {
    Toggle(shelf.title, isOn: $shelf.isOpen)
  }
}
