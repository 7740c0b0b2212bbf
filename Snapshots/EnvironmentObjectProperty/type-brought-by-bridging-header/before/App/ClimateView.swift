import SwiftUI

struct ClimateView: View {
  @EnvironmentObject var climate: Climate

  var body: some View {
    Text("\(climate.degrees)")
  }
}

struct ClimatePage: View {
  @StateObject private var climate = Climate()

  var body: some View {
    ClimateView().environmentObject(climate)
  }
}
