import Combine
import Observation

@Observable
class Room {
  var degrees = 20 {
    willSet { degreesSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var degreesSubject = CurrentValueSubject<Int, Never>(_degrees)
  @ObservationIgnored fileprivate var watches: Set<AnyCancellable> = []
}

@Observable
final class Cellar: Room {
  var bottles = 3 {
    willSet { bottlesSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var bottlesSubject = CurrentValueSubject<Int, Never>(_bottles)

  override init() {
    super.init()
    degreesSubject.sink { print("cellar \($0)") }.store(in: &watches)
    Publishers.CombineLatest(degreesSubject, bottlesSubject)
      .sink { print("both \($0) \($1)") }
      .store(in: &watches)
  }
}

extension Room {
  func follow() {
    self.degreesSubject.dropFirst().sink { print("room \($0)") }.store(in: &watches)
  }
}
