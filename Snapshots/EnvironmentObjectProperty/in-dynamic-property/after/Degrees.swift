import SwiftUI

@Observable
final class Weather {
  var degrees = 20
}

@propertyWrapper
struct Degrees: DynamicProperty {
  @Environment(Weather.self) private var weather

  @MainActor var wrappedValue: Int { weather.degrees }
  @MainActor var projectedValue: Binding<Int> { Bindable(weather).degrees }
}
