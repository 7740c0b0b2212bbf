import Combine
import SwiftUI

protocol PlantSource: AnyObject, Observable {
  var plants: [String] { get }
}

@Observable
final class LocalPlants: PlantSource {
  private(set) var plants: [String] = []
}

@Observable
final class RemotePlants: PlantSource {
  private(set) var plants: [String] = [] {
    willSet { plantsSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var plantsSubject = CurrentValueSubject<[String], Never>(_plants)
  @ObservationIgnored private var task: AnyCancellable?

  func log() {
    task = plantsSubject.sink { print($0) }
  }
}

struct PlantCount<Source: PlantSource>: View {
  let source: Source

  var body: some View {
    Text("\(source.plants.count)")
  }
}
