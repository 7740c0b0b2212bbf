import Foundation
import SwiftUI

// What it puts off suspends; what it is made of is built of evident values.
struct Place {
  var name: String
  var altitude: Int?
}

@MainActor
final class Weather: ObservableObject {
  @Published var report: String = ""
  private let place: Place

  init(place: Place) {
    self.place = place
    Task { await load() }
  }

  func load() async {
    await Task.yield()
    report = (try? String(contentsOfFile: "/dev/null", encoding: .utf8)).map { "read" + $0 } ?? "none"
  }
}

struct WeatherView: View {
  @StateObject private var weather = Weather(place: Place(name: "Field"))
  var body: some View {
    Text(weather.report)
  }
}
