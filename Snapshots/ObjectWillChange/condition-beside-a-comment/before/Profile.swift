import SwiftUI

final class Profile: ObservableObject {
  @Published var name: String?
  @Published var isSaved = false

  func save() {
    isSaved = true
    if name != nil {
      // The picture comes later.
      self.objectWillChange.send()
    }
  }
}

struct ProfileView: View {
  @ObservedObject var profile: Profile

  var body: some View {
    Text("\(profile.name ?? "") \(profile.isSaved ? "saved" : "")")
  }
}
