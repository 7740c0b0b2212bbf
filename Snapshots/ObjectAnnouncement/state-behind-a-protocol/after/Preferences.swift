import SwiftUI

protocol Repository {
  func isHidden(_ name: String) -> Bool
  func hide(_ name: String)
}

@Observable
final class Preferences {
  private var repository: Repository?

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.repository) {}
  }

  func setRepository(_ repository: Repository?) { self.repository = repository }

  func isHidden(_ name: String) -> Bool { repository?.isHidden(name) ?? false }

  func hide(_ name: String) {
    notifyObservers()
    repository?.hide(name)
  }
}

struct PreferencesView: View {
  let preferences: Preferences

  var body: some View {
    Text(preferences.isHidden("inbox") ? "hidden" : "shown")
      .onTapGesture { preferences.hide("inbox") }
  }
}
