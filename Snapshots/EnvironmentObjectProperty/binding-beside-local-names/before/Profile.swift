import SwiftUI

final class Profile: ObservableObject {
  @Published var name = "mine"
}

struct ProfileView: View {
  @EnvironmentObject private var profile: Profile

  var body: some View {
    body(width: 2)
    editor(for: Profile())
    ForEach([Profile()], id: \.name) { profile in
      TextField("Name of \(profile.name)", text: $profile.name)
    }
  }

  /// Is no requirement, so nothing builds a view from its statements.
  func body(width: Double) -> some View {
    HStack {
      TextField("Wide \(width)", text: $profile.name)
    }
  }

  @ViewBuilder func editor(for profile: Profile) -> some View {
    Text("editing \(profile.name)")
    TextField("Mine", text: $profile.name)
  }

  func binding() -> Binding<String> {
    let profile = Profile()
    profile.name = "other"
    return $profile.name
  }
}

struct Bordered: ViewModifier {
  @EnvironmentObject private var profile: Profile

  func body(content: Content) -> some View {
    content
    TextField("Name", text: $profile.name)
  }
}

@main struct ProfileApp: App {
  @StateObject private var profile = Profile()

  var body: some Scene {
    WindowGroup { ProfileView().modifier(Bordered()).environmentObject(profile) }
  }
}
