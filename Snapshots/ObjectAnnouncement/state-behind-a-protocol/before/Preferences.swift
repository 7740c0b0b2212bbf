import Combine
import SwiftUI

protocol Repository {
  func isHidden(_ name: String) -> Bool
  func hide(_ name: String)
}

final class Preferences: ObservableObject {
  private var repository: Repository?

  func setRepository(_ repository: Repository?) { self.repository = repository }

  func isHidden(_ name: String) -> Bool { repository?.isHidden(name) ?? false }

  func hide(_ name: String) {
    objectWillChange.send()
    repository?.hide(name)
  }
}

struct PreferencesView: View {
  @ObservedObject var preferences: Preferences

  var body: some View {
    Text(preferences.isHidden("inbox") ? "hidden" : "shown")
      .onTapGesture { preferences.hide("inbox") }
  }
}
