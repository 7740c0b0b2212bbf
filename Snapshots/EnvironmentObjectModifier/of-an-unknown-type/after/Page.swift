import SeedCatalog
import SwiftUI

@Observable
final class Weather {
  var degrees = 20
}

struct Page: View {
  let weather: Weather

  var body: some View {
    Text("1").environment(weather)
    Text("2").environmentObject(Services.current.session)
  }
}
