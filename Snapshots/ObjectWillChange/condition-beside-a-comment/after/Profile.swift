import SwiftUI

@Observable
final class Profile {
  var name: String?
  var isSaved = false

  func save() {
    isSaved = true
    if name != nil {
      // The picture comes later.
    }
  }
}

struct ProfileView: View {
  let profile: Profile

  var body: some View {
    Text("\(profile.name ?? "") \(profile.isSaved ? "saved" : "")")
  }
}
