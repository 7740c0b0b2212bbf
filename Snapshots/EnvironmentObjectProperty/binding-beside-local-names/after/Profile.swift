import SwiftUI

@Observable
final class Profile {
  var name = "mine"
}

struct ProfileView: View {
  @Environment(Profile.self) private var profile

  var body: some View {
    body(width: 2)
    editor(for: Profile())
    ForEach([Profile()], id: \.name) { profile in
      TextField("Name of \(profile.name)", text: Bindable(self.profile).name)
    }
  }

  /// Is no requirement, so nothing builds a view from its statements.
  func body(width: Double) -> some View {
    HStack {
      TextField("Wide \(width)", text: Bindable(profile).name)
    }
  }

  @ViewBuilder func editor(for profile: Profile) -> some View {
    Text("editing \(profile.name)")
    TextField("Mine", text: Bindable(self.profile).name)
  }

  func binding() -> Binding<String> {
    let profile = Profile()
    profile.name = "other"
    return Bindable(self.profile).name
  }
}

struct Bordered: ViewModifier {
  @Environment(Profile.self) private var profile

  func body(content: Content) -> some View {
    @Bindable var profile = profile
    content
    TextField("Name", text: $profile.name)
  }
}

@main struct ProfileApp: App {
  @State private var profile = Profile()

  var body: some Scene {
    WindowGroup { ProfileView().modifier(Bordered()).environment(profile) }
  }
}
