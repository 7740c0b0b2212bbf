import SwiftUI

@Observable
final class Weather {
  static let shared = Weather()
  var degrees = 20
}

struct Page: View {
  let make: (Int) -> Weather
  lazy var late = Weather()

  var body: some View {
    let weather: Weather = .shared
    let other = Weather.init()
    Text("1").environment(weather)
    Text("2").environment(other)
    Text("3").environment(make(1))
    Text("4").environment({ Weather.shared }())
  }
}
