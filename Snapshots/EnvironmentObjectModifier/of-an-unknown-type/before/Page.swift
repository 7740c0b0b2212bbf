import SeedCatalog
import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 20
}

struct Page: View {
  let weather: Weather

  var body: some View {
    Text("1").environmentObject(weather)
    Text("2").environmentObject(Services.current.session)
  }
}
