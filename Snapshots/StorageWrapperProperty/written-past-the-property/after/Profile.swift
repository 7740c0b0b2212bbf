import SwiftUI

enum Keys {
  static let city = "city"
}

@Observable
final class Profile {
  var nick: String {
    get {
      access(keyPath: \.nick)
      return nickStorage
    }
    set {
      withMutation(keyPath: \.nick) { nickStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("nick") private var nickStorage = "-"
  var city: String {
    get {
      access(keyPath: \.city)
      return cityStorage
    }
    set {
      withMutation(keyPath: \.city) { cityStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage(Keys.city) private var cityStorage = "-"
  var mood: String {
    get {
      access(keyPath: \.mood)
      return moodStorage
    }
    set {
      withMutation(keyPath: \.mood) { moodStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("mood") private var moodStorage = "-"
  private(set) var resets = 0
  private let defaults = UserDefaults.standard

  func reset() {
    UserDefaults.standard.removeObject(forKey: "nick")
    resets += 1
  }

  func move(to city: String) { defaults.set(city, forKey: Keys.city) }

  func print() { Swift.print(UserDefaults.standard.string(forKey: "mood") ?? "") }
}

struct ProfileView: View {
  @Bindable var profile: Profile

  var body: some View {
    Text(profile.nick)
    Text(profile.city)
    TextField("Mood", text: $profile.mood)
    Button("Reset", action: profile.reset)
  }
}
