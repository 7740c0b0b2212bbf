import SwiftUI

@Observable
final class WeatherStyle {
  var isBold = false
}
