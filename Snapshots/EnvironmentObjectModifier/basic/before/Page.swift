import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 20
}

struct Page: View {
  @StateObject private var weather = Weather()

  var body: some View {
    Text("Garden")
      .environmentObject(weather)
  }
}
