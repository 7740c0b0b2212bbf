import Combine
import SwiftUI

protocol Station: ObservableObject {
  var degrees: Int { get set }
  var degreesPublisher: Published<Int>.Publisher { get }
}

final class Roof: Station {
  @Published var degrees = 20
  var degreesPublisher: Published<Int>.Publisher { $degrees }
}

final class Cellar: Station {
  @Published var degrees = 8
  var degreesPublisher: Published<Int>.Publisher { $degrees }
}

func log<S: Station>(_ station: S) -> AnyCancellable {
  station.degreesPublisher.sink { print("\(S.self) \($0)") }
}

struct StationView<S: Station>: View {
  @ObservedObject var station: S

  var body: some View {
    Text("\(station.degrees)°")
      .onReceive(station.degreesPublisher) { print("received \($0)") }
  }
}
