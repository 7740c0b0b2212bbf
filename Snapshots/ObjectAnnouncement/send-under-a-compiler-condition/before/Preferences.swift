import Foundation
import SwiftUI

final class Preferences: ObservableObject {
  @Published var title = ""

  var palette: Int {
    get {
      return UserDefaults.standard.integer(forKey: "palette")
    }
    set {
      UserDefaults.standard.set(newValue, forKey: "palette")
      #if os(macOS)
        self.objectWillChange.send()
      #else
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
          self.objectWillChange.send()
        }
      #endif
    }
  }
}

struct PaletteView: View {
  @ObservedObject var preferences: Preferences
  var body: some View { Text("\(preferences.palette)") }
}
