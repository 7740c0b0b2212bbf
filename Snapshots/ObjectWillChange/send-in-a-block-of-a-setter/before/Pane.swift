import Foundation
import SwiftUI

final class Pane: ObservableObject {
  private let settings = UserDefaults.standard

  var isWide: Bool {
    get { settings.bool(forKey: "wide") }
    set {
      if newValue != settings.bool(forKey: "wide") {
        objectWillChange.send()
        settings.set(newValue, forKey: "wide")
      }
    }
  }

  var title: String {
    get { settings.string(forKey: "title") ?? "" }
    set {
      if newValue.isEmpty {
        settings.removeObject(forKey: "title")
      } else {
        settings.set(newValue, forKey: "title")
        self.objectWillChange.send()
      }
    }
  }
}

struct PaneView: View {
  @ObservedObject var pane: Pane

  var body: some View {
    Toggle(pane.title, isOn: $pane.isWide)
  }
}
