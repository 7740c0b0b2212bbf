import SwiftUI

enum Theme: String {
  case light, dark
}

enum Level: Int {
  case low = 1, high
}

@Observable
final class Options {
  var name: String {
    get {
      access(keyPath: \.name)
      return nameStorage
    }
    set {
      withMutation(keyPath: \.name) { nameStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("name") private var nameStorage = "Ada"
  var count: Int {
    get {
      access(keyPath: \.count)
      return countStorage
    }
    set {
      withMutation(keyPath: \.count) { countStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("count") private var countStorage = 3
  var ratio: Double {
    get {
      access(keyPath: \.ratio)
      return ratioStorage
    }
    set {
      withMutation(keyPath: \.ratio) { ratioStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("ratio") private var ratioStorage = 0.5
  var isLoud: Bool {
    get {
      access(keyPath: \.isLoud)
      return isLoudStorage
    }
    set {
      withMutation(keyPath: \.isLoud) { isLoudStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("loud") private var isLoudStorage: Bool = false
  var theme: Theme {
    get {
      access(keyPath: \.theme)
      return themeStorage
    }
    set {
      withMutation(keyPath: \.theme) { themeStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("theme") private var themeStorage = Theme.light
  var level: Level {
    get {
      access(keyPath: \.level)
      return levelStorage
    }
    set {
      withMutation(keyPath: \.level) { levelStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("level") private var levelStorage: Level = .low
  var nickname: String? {
    get {
      access(keyPath: \.nickname)
      return nicknameStorage
    }
    set {
      withMutation(keyPath: \.nickname) { nicknameStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("nickname") private var nicknameStorage: String?
  @ObservationIgnored @AppStorage("data") private var data = Data()
  public var site: URL {
    get {
      access(keyPath: \.site)
      return siteStorage
    }
    set {
      withMutation(keyPath: \.site) { siteStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("site") private var siteStorage: URL = URL(string: "https://example.org")!
  private(set) var opened: Int {
    get {
      access(keyPath: \.opened)
      return openedStorage
    }
    set {
      withMutation(keyPath: \.opened) { openedStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("opened", store: UserDefaults(suiteName: "group")) private var openedStorage = 0

  var size: Int { data.count }

  func open() { opened += 1 }
}
