import Foundation
import SwiftUI

final class Window: ObservableObject {
  private let settings = UserDefaults.standard

  var level: Int {
    get { settings.integer(forKey: "level") }
    set {
      Task { @MainActor in
        settings.set(newValue, forKey: "level")
        objectWillChange.send()
      }
    }
  }

  var isPinned: Bool {
    get { settings.bool(forKey: "pinned") }
    set {
      if newValue {
        settings.set("now", forKey: "since")
        objectWillChange.send()
      }
      settings.set(newValue, forKey: "pinned")
    }
  }

  var name: String {
    get { settings.string(forKey: "name") ?? "" }
    set {
      if newValue != name {
        objectWillChange.send()
      }
      settings.set(newValue, forKey: "name")
    }
  }
}

struct WindowView: View {
  @ObservedObject var window: Window

  var body: some View {
    Text("\(window.name) \(window.level)")
    Toggle("Pinned", isOn: $window.isPinned)
  }
}
