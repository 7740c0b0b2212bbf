import SwiftUI

@Observable
final class Units {
  var system: String {
    get {
      access(keyPath: \.system)
      return systemStorage
    }
    set {
      withMutation(keyPath: \.system) { systemStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("written-elsewhere") private var systemStorage = "metric"
}

struct UnitsView: View {
  let units: Units

  var body: some View {
    Text(units.system)
  }
}

struct UnitsPicker: View {
  @AppStorage("written-elsewhere") private var system = "metric"

  var body: some View {
    Button("Imperial") { system = "imperial" }
  }
}
