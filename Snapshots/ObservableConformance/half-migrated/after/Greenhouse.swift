import Combine
import Observation
import SwiftUI

@Observable
final class Greenhouse {
  var name = "East"
  var plants: [String] = []
  var degrees = 20.0 {
    willSet { degreesSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var degreesSubject = CurrentValueSubject<Double, Never>(_degrees)
  var isOpen = false
  @ObservationIgnored private var visits = 0
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    degreesSubject.sink { print($0) }.store(in: &cancellables)
  }

  func enter() { visits += 1 }
}

@main
struct GreenhouseApp: App {
  @State private var greenhouse = Greenhouse()

  var body: some Scene {
    WindowGroup {
      TextField("Name", text: $greenhouse.name)
      PlantList().environment(greenhouse)
    }
  }
}

struct PlantList: View {
  @Environment(Greenhouse.self) private var greenhouse

  var body: some View {
    ForEach(greenhouse.plants, id: \.self) { Text($0) }
    Text(greenhouse.isOpen ? "Open" : "Closed")
  }
}
