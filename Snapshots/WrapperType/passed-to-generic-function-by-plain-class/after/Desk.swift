import Combine
import Foundation
import Observation

/// No observable object: its publishers stay what they are.
final class Desk {
  @Published var front = "Mail"
}

@Observable
final class Shelf {
  var groups: [String] = [] {
    willSet { groupsSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var groupsSubject = CurrentValueSubject<[String], Never>(_groups)
}

final class Monitor<Value: Equatable> {
  private var subscription: AnyCancellable?

  func follow(_ publisher: AnyPublisher<Value, Never>) {
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
    fronts.follow(desk.$front.eraseToAnyPublisher())
    log.follow(desk.$front)
    lists.follow(shelf.groupsSubject.eraseToAnyPublisher())
  }
}
