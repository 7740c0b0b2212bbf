import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 20
}

@propertyWrapper
struct Degrees: DynamicProperty {
  @EnvironmentObject private var weather: Weather

  @MainActor var wrappedValue: Int { weather.degrees }
  @MainActor var projectedValue: Binding<Int> { $weather.degrees }
}
