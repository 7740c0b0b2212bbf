import SwiftUI

protocol Station: ObservableObject {
  var degrees: Int { get }
}

final class Weather: Station {
  @Published var degrees = 20
}

struct Page<S: Station>: View {
  let station: S

  var body: some View {
    Text("1").environmentObject(station)
  }
}

@MainActor
func page(of station: some Station) -> some View {
  Text("2").environmentObject(station)
}
