import Combine
import SwiftUI

final class Weather: Combine.ObservableObject {
  @Published var isRaining = false
}

final class Forecast: SwiftUI.ObservableObject, Identifiable {
  @Published var summary = ""
}
