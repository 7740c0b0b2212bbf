import Combine
import Observation

@Observable
final class Kitchen {
  var isLit = false
}

@Observable
final class Garden {
  var isDry = false {
    willSet { isDrySubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var isDrySubject = CurrentValueSubject<Bool, Never>(_isDry)
}

final class House {
  let kitchen = Kitchen()
  let garden = Garden()
  private var cancellables: Set<AnyCancellable> = []

  func watch() {
    var new: Set<AnyCancellable> = []
    garden.isDrySubject.sink { print($0) }.store(in: &new)

    cancellables = new
  }

  func follow() {
    print(kitchen.isLit)
  }
}
