import SwiftUI

protocol Station: AnyObject, Observable {
  var degrees: Int { get }
}

@Observable
final class Weather: Station {
  var degrees = 20
}

struct Page<S: Station>: View {
  let station: S

  var body: some View {
    Text("1").environment(station)
  }
}

@MainActor
func page(of station: some Station) -> some View {
  Text("2").environment(station)
}
