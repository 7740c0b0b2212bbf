import Combine
import Observation
import SwiftUI

@Observable
final class Greenhouse: ObservableObject {
  @ObservationIgnored @Published var name = "East"
  @ObservationIgnored
  @Published var plants: [String] = []
  @Published @ObservationIgnored var degrees = 20.0
  var isOpen = false { didSet { objectWillChange.send() } }
  @ObservationIgnored private var visits = 0
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    $degrees.sink { print($0) }.store(in: &cancellables)
  }

  func enter() { visits += 1 }
}

@main
struct GreenhouseApp: App {
  @StateObject private var greenhouse = Greenhouse()

  var body: some Scene {
    WindowGroup {
      TextField("Name", text: $greenhouse.name)
      PlantList().environmentObject(greenhouse)
    }
  }
}

struct PlantList: View {
  @EnvironmentObject private var greenhouse: Greenhouse

  var body: some View {
    ForEach(greenhouse.plants, id: \.self) { Text($0) }
    Text(greenhouse.isOpen ? "Open" : "Closed")
  }
}
