import SwiftUI

@MainActor final class WeatherModel: ObservableObject {
  @Published var degrees = 20.0

  func refresh() async {
    degrees += 1
  }
}

@MainActor
public final class Almanac: ObservableObject {
  @Published public var entries: [String] = []
  public init() {}
}
