import SwiftUI

struct ClimateView: View {
  @Environment(Climate.self) var climate

  var body: some View {
    Text("\(climate.degrees)")
  }
}

struct ClimatePage: View {
  @State private var climate = Climate()

  var body: some View {
    ClimateView().environment(climate)
  }
}
