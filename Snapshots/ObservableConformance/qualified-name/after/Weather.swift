import Combine
import SwiftUI

@Observable
final class Weather {
  var isRaining = false
}

@Observable
final class Forecast: Identifiable {
  var summary = ""
}
