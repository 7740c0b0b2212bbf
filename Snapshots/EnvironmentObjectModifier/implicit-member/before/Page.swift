import SwiftUI

final class Weather: ObservableObject {
  static let shared = Weather()
  @Published var degrees = 20
}

struct Page: View {
  let make: (Int) -> Weather
  lazy var late = Weather()

  var body: some View {
    let weather: Weather = .shared
    let other = Weather.init()
    Text("1").environmentObject(weather)
    Text("2").environmentObject(other)
    Text("3").environmentObject(make(1))
    Text("4").environmentObject({ Weather.shared }())
  }
}
