import Models
import SwiftUI

public struct Root: View {
  @StateObject private var weather = Models.Weather()
  public init() {}

  public var body: some View {
    WeatherView(weather: weather).environmentObject(weather)
  }
}
