import SwiftUI

@Observable
final class Weather {
  var degrees = 20
}

struct Page: View {
  @State private var weather = Weather()

  var body: some View {
    Text("Garden")
      .environment(weather)
  }
}
