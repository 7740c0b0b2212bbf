import Foundation
import SwiftUI

// What it puts off suspends; what it is made of is built of evident values.
struct Place {
  var name: String
  var altitude: Int?
}

@MainActor
@Observable
final class Weather {
  var report: String = ""
  private let place: Place
  @ObservationIgnored private(set) var isReady = false
  @ObservationIgnored private var bootstrapTask: Task<Void, Never>?

  init(place: Place) {
    self.place = place
  }

  func bootstrap() async {
    guard !isReady else { return }
    if bootstrapTask == nil {
      bootstrapTask = Task {
        await load()
        isReady = !Task.isCancelled
        bootstrapTask = nil
      }
    }
    await bootstrapTask?.value
  }

  func load() async {
    await Task.yield()
    report = (try? String(contentsOfFile: "/dev/null", encoding: .utf8)).map { "read" + $0 } ?? "none"
  }
}

struct WeatherView: View {
  @State private var weather = Weather(place: Place(name: "Field"))
  var body: some View {
    Text(weather.report)
      .task { await weather.bootstrap() }
  }
}
