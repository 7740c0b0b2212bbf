import Foundation
import Observation

import WeatherStation

@Observable
final class Weather {
  var degrees = 20
}
