import Models
import SwiftUI

public struct Root: View {
  @State private var weather = Models.Weather()
  public init() {}

  public var body: some View {
    WeatherView(weather: weather).environment(weather)
  }
}
