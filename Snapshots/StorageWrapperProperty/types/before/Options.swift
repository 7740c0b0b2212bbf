import SwiftUI

enum Theme: String {
  case light, dark
}

enum Level: Int {
  case low = 1, high
}

final class Options: ObservableObject {
  @AppStorage("name") var name = "Ada"
  @AppStorage("count") var count = 3
  @AppStorage("ratio") var ratio = 0.5
  @AppStorage("loud") var isLoud: Bool = false
  @AppStorage("theme") var theme = Theme.light
  @AppStorage("level") var level: Level = .low
  @AppStorage("nickname") var nickname: String?
  @AppStorage("data") private var data = Data()
  @AppStorage("site") public var site: URL = URL(string: "https://example.org")!
  @AppStorage("opened", store: UserDefaults(suiteName: "group")) private(set) var opened = 0

  var size: Int { data.count }

  func open() { opened += 1 }
}
