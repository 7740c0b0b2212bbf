import SwiftUI

final class WeatherStyle: ObservableObject {
  @Published var isBold = false
}
