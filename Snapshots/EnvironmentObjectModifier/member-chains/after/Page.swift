import SwiftUI

@Observable
final class Weather {
  var degrees = 20
}

@Observable
final class Station {
  var isOnline = true
  let weather = Weather()
}

final class Services {
  static let current = Services()
  lazy var station = Station()
  var backup: Station?
}

struct Page: View {
  @Environment(Station.self) private var station
  private let services = Services.current

  var body: some View {
    Text("1").environment(station.weather)
    Text("2").environment(services.station.weather)
    Text("3").environment(Services.current.station)
    Text("4").environment(services.backup?.weather ?? station.weather)
  }
}
