import Foundation
import SwiftUI

@Observable
final class Window {
  private let settings = UserDefaults.standard

  /// Tells all who read the object to look again.
  func announceChange() {
    withMutation(keyPath: \.self) {}
  }

  var level: Int {
    get {
      access(keyPath: \.self)
      return settings.integer(forKey: "level")
    }
    set {
      Task { @MainActor in
        settings.set(newValue, forKey: "level")
        announceChange()
      }
    }
  }

  var isPinned: Bool {
    get {
      access(keyPath: \.self)
      return settings.bool(forKey: "pinned")
    }
    set {
      if newValue {
        settings.set("now", forKey: "since")
        announceChange()
      }
      settings.set(newValue, forKey: "pinned")
    }
  }

  var name: String {
    get {
      access(keyPath: \.self)
      return settings.string(forKey: "name") ?? ""
    }
    set {
      if newValue != name {
        announceChange()
      }
      settings.set(newValue, forKey: "name")
    }
  }
}

struct WindowView: View {
  @Bindable var window: Window

  var body: some View {
    Text("\(window.name) \(window.level)")
    Toggle("Pinned", isOn: $window.isPinned)
  }
}
