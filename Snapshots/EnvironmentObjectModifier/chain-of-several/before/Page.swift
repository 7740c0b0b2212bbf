import Combine
import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 20
}

final class Garden: ObservableObject {
  @Published var beds = 0
}

final class Clock: ObservableObject {
  @Published var seconds = 0
  lazy var ticks = $seconds.map { $0 + 1 }
}

struct Page: View {
  @StateObject private var weather = Weather()
  @StateObject private var garden = Garden()
  @StateObject private var clock = Clock()

  var body: some View {
    Text("Garden")
      .environmentObject(weather).environmentObject(garden)
      .environmentObject(clock)  // still an ObservableObject
      .padding()
  }
}
