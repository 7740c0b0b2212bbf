import SwiftUI

enum Keys {
  static let city = "city"
}

final class Profile: ObservableObject {
  @AppStorage("nick") var nick = "-"
  @AppStorage(Keys.city) var city = "-"
  @AppStorage("mood") var mood = "-"
  @Published private(set) var resets = 0
  private let defaults = UserDefaults.standard

  func reset() {
    UserDefaults.standard.removeObject(forKey: "nick")
    resets += 1
  }

  func move(to city: String) { defaults.set(city, forKey: Keys.city) }

  func print() { Swift.print(UserDefaults.standard.string(forKey: "mood") ?? "") }
}

struct ProfileView: View {
  @ObservedObject var profile: Profile

  var body: some View {
    Text(profile.nick)
    Text(profile.city)
    TextField("Mood", text: $profile.mood)
    Button("Reset", action: profile.reset)
  }
}
