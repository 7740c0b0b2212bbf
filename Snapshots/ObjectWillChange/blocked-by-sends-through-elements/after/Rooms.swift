import Combine
import SwiftUI

final class Kitchen: ObservableObject {
  @Published var lights = 0
}

@Observable
final class Cellar {
  let objectWillChange = ObservableObjectPublisher()
  var bottles = 0 { willSet { objectWillChange.send() } }
}

@Observable
final class House {
  var rooms = 2
  let kitchen = Kitchen()
  let cellar = Cellar()
  @ObservationIgnored private var token: AnyCancellable?

  /// Sends for other objects, by another name.
  func refresh() {
    [kitchen.objectWillChange].forEach { objectWillChange in objectWillChange.send() }
  }

  /// Only listens.
  func watch() {
    token = Publishers.MergeMany([cellar.objectWillChange]).sink { [weak self] in self?.rooms += 1 }
  }
}

struct HouseView: View {
  let house: House
  @ObservedObject var kitchen: Kitchen

  var body: some View { Text("\(house.rooms) \(kitchen.lights) \(house.cellar.bottles)") }
}
