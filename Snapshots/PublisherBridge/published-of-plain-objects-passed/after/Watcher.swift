import Combine
import SwiftUI

final class Watcher<Value> {
  private var subscription: AnyCancellable?

  // Receives the publisher of a class that does not change.
  func follow(_ values: Published<Value>.Publisher) {
    subscription = values.sink { print($0) }
  }
}

final class Pump {
  private var subscription: AnyCancellable?

  func follow(_ values: AnyPublisher<Int, Never>) {
    subscription = values.sink { print($0) }
  }
}

final class Sensor {
  static let shared = Sensor()
  @Published var reading = 0
}

@Observable
final class Gauge {
  var level = 0 {
    willSet { levelSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var levelSubject = CurrentValueSubject<Int, Never>(_level)

  func start(_ watcher: Watcher<Int>, _ pump: Pump) {
    watcher.follow(Sensor.shared.$reading)
    pump.follow(levelSubject.eraseToAnyPublisher())
  }
}

struct GaugeView: View {
  let gauge: Gauge

  var body: some View {
    Text("\(gauge.level)")
  }
}
