import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 20
}

struct Reader: View {
  let weather: EnvironmentObject<Weather>

  var body: some View {
    Text("\(weather.wrappedValue.degrees)")
  }
}
