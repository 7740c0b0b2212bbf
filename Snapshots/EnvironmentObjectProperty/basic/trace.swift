import SwiftUI

@MainActor func behave() async {
  let weather = Weather()
  #if MIGRATED
    let host = Host(root: WeatherView().environment(weather))
  #else
    let host = Host(root: WeatherView().environmentObject(weather))
  #endif
  host.render()
  trace(host.text)
  weather.degrees += 5
  host.update()
  trace(host.text)
  Host(root: WeatherView()).render()
}
