import SwiftUI

@Observable
final class Garden {
  var beds = ["Herbs", "Roses"]
  @ObservationIgnored private var visits = 0
}

@Observable
final class Watering {
  var litres = 5.0
}

@Observable
final class Settings {
  var units: String {
    get {
      access(keyPath: \.units)
      return unitsStorage
    }
    set {
      withMutation(keyPath: \.units) { unitsStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("units") private var unitsStorage = "litres"
}
