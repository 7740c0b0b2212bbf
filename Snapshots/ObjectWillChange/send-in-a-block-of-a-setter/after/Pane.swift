import Foundation
import SwiftUI

@Observable
final class Pane {
  private let settings = UserDefaults.standard

  var isWide: Bool {
    get {
      access(keyPath: \.isWide)
      return settings.bool(forKey: "wide")
    }
    set {
      if newValue != settings.bool(forKey: "wide") {
        withMutation(keyPath: \.isWide) {
          settings.set(newValue, forKey: "wide")
        }
      }
    }
  }

  var title: String {
    get {
      access(keyPath: \.title)
      return settings.string(forKey: "title") ?? ""
    }
    set {
      if newValue.isEmpty {
        settings.removeObject(forKey: "title")
      } else {
        withMutation(keyPath: \.title) {
          settings.set(newValue, forKey: "title")
        }
      }
    }
  }
}

struct PaneView: View {
  @Bindable var pane: Pane

  var body: some View {
    Toggle(pane.title, isOn: $pane.isWide)
  }
}
