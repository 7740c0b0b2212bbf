import SwiftUI

final class Profile: ObservableObject {
  @Published var name = ""
}

struct ProfileView: View {
  @EnvironmentObject var profile: Profile

  var body: some View {
    Text(profile.name)
  }
}

/// `@Environment` has no bindings.
let nameOfView = \ProfileView.$profile.name
