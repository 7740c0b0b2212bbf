import SwiftUI

@Observable
final class Profile {
  var name: String?
  var isSaved = false

  func save() {
    isSaved = true
  }
}

struct ProfileView: View {
  let profile: Profile

  var body: some View {
    Text("\(profile.name ?? "") \(profile.isSaved ? "saved" : "")")
  }
}
