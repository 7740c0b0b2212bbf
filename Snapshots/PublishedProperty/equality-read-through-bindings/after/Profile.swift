import SwiftUI

struct Profile: Equatable {
  var id = 0
  var name = ""
  var city = ""
  var draft = ""

  static func == (one: Profile, other: Profile) -> Bool { one.id == other.id }
}

@Observable
final class ProfileEditor {
  var profile = Profile()

  func open(_ profile: Profile) { self.profile = profile }
}

/// Shows the name through a binding, the city without one, and the draft not at all.
struct ProfileView: View {
  @State private var editor = ProfileEditor()

  var body: some View {
    TextField("Name", text: $editor.profile.name)
    Text(editor.profile.city)
    Button("Discard") { discard($editor.profile.draft) }
  }

  private func discard(_ draft: Binding<String>) { draft.wrappedValue = "" }
}
