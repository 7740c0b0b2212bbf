import SwiftUI

@Observable
final class Weather {
  var degrees = 20
}

struct Reading: View {
  @Environment(Weather.self) private var weather

  var body: some View { Text("\(weather.degrees)°") }
}

struct Middle: View {
  var body: some View { Reading() }
}

struct Page: View {
  @State private var weather = Weather()
  @State private var other = Weather()

  var body: some View {
    Middle().environment(weather)
    Middle().environment(other)
    Button("Warm") { weather.degrees += 1 }
  }
}

#Preview {
  Middle().environment(Weather())
}
