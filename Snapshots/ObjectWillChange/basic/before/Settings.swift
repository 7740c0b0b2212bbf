import Foundation
import SwiftUI

final class Settings: ObservableObject {
  @Published var isCompact = false

  var units: String {
    get { UserDefaults.standard.string(forKey: "units") ?? "metric" }
    set {
      objectWillChange.send()
      UserDefaults.standard.set(newValue, forKey: "units")
    }
  }
}

final class Weather: ObservableObject {
  @Published var degrees = 20
}
