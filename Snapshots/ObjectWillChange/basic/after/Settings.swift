import Foundation
import SwiftUI

@Observable
final class Settings {
  var isCompact = false

  var units: String {
    get {
      access(keyPath: \.units)
      return UserDefaults.standard.string(forKey: "units") ?? "metric"
    }
    set {
      withMutation(keyPath: \.units) {
        UserDefaults.standard.set(newValue, forKey: "units")
      }
    }
  }
}

@Observable
final class Weather {
  var degrees = 20
}
