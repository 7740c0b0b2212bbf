import SwiftUI

@MainActor @Observable final class WeatherModel {
  var degrees = 20.0

  func refresh() async {
    degrees += 1
  }
}

@MainActor
@Observable
public final class Almanac {
  public var entries: [String] = []
  public init() {}
}
