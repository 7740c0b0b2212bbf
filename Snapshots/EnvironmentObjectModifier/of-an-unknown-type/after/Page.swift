import SeedCatalog
import SwiftUI

@Observable
final class Weather {
  var degrees = 20
}

struct Page: View {
  let weather: Weather
  let pointer: UnsafeMutablePointer<CatalogSession>

  var body: some View {
    Text("1").environment(weather)
    Text("2").environmentObject(Services.current.session)
    let session = Services.current.session
    Text("3").environmentObject(session)
    Text("4").environmentObject(pointer.pointee)
  }
}
