import Combine
import Foundation

import WeatherStation

final class Weather: ObservableObject {
  @Published var degrees = 20
}
