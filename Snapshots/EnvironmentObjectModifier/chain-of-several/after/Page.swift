import Combine
import SwiftUI

@Observable
final class Weather {
  var degrees = 20
}

@Observable
final class Garden {
  var beds = 0
}

@Observable
final class Clock {
  var seconds = 0 {
    willSet { secondsSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var secondsSubject = CurrentValueSubject<Int, Never>(_seconds)
  @ObservationIgnored lazy var ticks = secondsSubject.map { $0 + 1 }
}

struct Page: View {
  @State private var weather = Weather()
  @State private var garden = Garden()
  @State private var clock = Clock()

  var body: some View {
    Text("Garden")
      .environment(weather).environment(garden)
      .environment(clock)  // still an ObservableObject
      .padding()
  }
}
