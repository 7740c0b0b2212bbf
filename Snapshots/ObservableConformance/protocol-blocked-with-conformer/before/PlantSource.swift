import Combine
import SwiftUI

protocol PlantSource: ObservableObject {
  var plants: [String] { get }
}

final class LocalPlants: PlantSource {
  @Published private(set) var plants: [String] = []
}

final class RemotePlants: PlantSource {
  @Published private(set) var plants: [String] = []
  private var task: AnyCancellable?

  func log() {
    task = $plants.sink { print($0) }
  }
}

struct PlantCount<Source: PlantSource>: View {
  @ObservedObject var source: Source

  var body: some View {
    Text("\(source.plants.count)")
  }
}
