import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 20
}

final class Station: ObservableObject {
  @Published var isOnline = true
  let weather = Weather()
}

final class Services {
  static let current = Services()
  lazy var station = Station()
  var backup: Station?
}

struct Page: View {
  @EnvironmentObject private var station: Station
  private let services = Services.current

  var body: some View {
    Text("1").environmentObject(station.weather)
    Text("2").environmentObject(services.station.weather)
    Text("3").environmentObject(Services.current.station)
    Text("4").environmentObject(services.backup?.weather ?? station.weather)
  }
}
