import SwiftUI

final class Units: ObservableObject {
  @AppStorage("written-elsewhere") var system = "metric"
}

struct UnitsView: View {
  @ObservedObject var units: Units

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
