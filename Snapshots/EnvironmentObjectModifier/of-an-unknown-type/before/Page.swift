import SeedCatalog
import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 20
}

struct Page: View {
  let weather: Weather
  let pointer: UnsafeMutablePointer<CatalogSession>

  var body: some View {
    Text("1").environmentObject(weather)
    Text("2").environmentObject(Services.current.session)
    let session = Services.current.session
    Text("3").environmentObject(session)
    Text("4").environmentObject(pointer.pointee)
  }
}
