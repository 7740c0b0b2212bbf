import Combine
import Foundation

/// No observable object: its publishers stay what they are.
final class Desk {
  @Published var front = "Mail"
}

final class Shelf: ObservableObject {
  @Published var groups: [String] = []
}

final class Monitor<Value: Equatable> {
  private var subscription: AnyCancellable?

  func follow(_ publisher: Published<Value>.Publisher) {
    subscription = publisher.removeDuplicates().sink { print($0) }
  }
}

/// What no publisher of the shelf reaches stays as it is.
final class Log {
  private var subscription: AnyCancellable?

  func follow(_ publisher: Published<String>.Publisher) {
    subscription = publisher.sink { print($0) }
  }
}

final class Engine {
  let desk = Desk()
  let shelf = Shelf()
  private let fronts = Monitor<String>()
  private let log = Log()
  private let lists = Monitor<[String]>()

  func start() {
    fronts.follow(desk.$front)
    log.follow(desk.$front)
    lists.follow(shelf.$groups)
  }
}
