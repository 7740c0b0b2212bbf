import Combine
import Foundation

final class Sensor: ObservableObject {
  @Published var level = 0
  @Published var name = ""
}

final class Watcher {
  private var cancellables: Set<AnyCancellable> = []

  func watch(_ sensors: [Sensor]) {
    let made = Optional(Sensor())
    made?.$level.sink { print($0) }.store(in: &cancellables)
    let other = Optional.some(Sensor())
    other?.$name.sink { print($0) }.store(in: &cancellables)
    if let first = sensors.first, first.level > 0, let second = Optional(first) {
      second.$level.sink { print($0) }.store(in: &cancellables)
    }
  }
}
