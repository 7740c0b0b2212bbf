import Foundation
import SwiftUI

@Observable
final class Window {
  private let settings = UserDefaults.standard

  /// Notifies every view that reads this object.
  func notifyObservers() {
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
        notifyObservers()
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
        notifyObservers()
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
        notifyObservers()
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
