import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 20
}

struct Reading: View {
  @EnvironmentObject private var weather: Weather

  var body: some View { Text("\(weather.degrees)°") }
}

struct Middle: View {
  var body: some View { Reading() }
}

struct Page: View {
  @StateObject private var weather = Weather()
  @StateObject private var other = Weather()

  var body: some View {
    Middle().environmentObject(weather)
    Middle().environmentObject(other)
    Button("Warm") { weather.degrees += 1 }
  }
}

#Preview {
  Middle().environmentObject(Weather())
}
