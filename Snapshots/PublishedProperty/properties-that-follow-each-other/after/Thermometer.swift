import SwiftUI

@Observable
final class Thermometer {
  var celsius = 0 {
    didSet { if fahrenheit != celsius * 2 + 30 { fahrenheit = celsius * 2 + 30 } }
  }
  var fahrenheit = 30 {
    didSet { if celsius != (fahrenheit - 30) / 2 { celsius = (fahrenheit - 30) / 2 } }
  }
}

struct ThermometerView: View {
  let thermometer: Thermometer

  var body: some View {
    Text("\(thermometer.celsius) \(thermometer.fahrenheit)")
    Button("Warm") { thermometer.celsius += 10 }
    Button("Cool") { thermometer.fahrenheit -= 10 }
  }
}
