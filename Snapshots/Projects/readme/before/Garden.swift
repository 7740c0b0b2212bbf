import Combine
import SwiftUI

final class Garden: ObservableObject {
  @Published var beds = ["Herbs", "Roses"]
  private var visits = 0
}

final class Watering: ObservableObject {
  @Published var litres = 5.0
}

final class Settings: ObservableObject {
  @AppStorage("units") var units = "litres"
}
