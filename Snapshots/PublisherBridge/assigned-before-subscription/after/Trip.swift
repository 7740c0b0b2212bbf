import Combine
import Observation

@Observable
final class Trip {
  var place: String {
    willSet { placeSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var placeSubject = CurrentValueSubject<String, Never>(_place)
  var days = 1 {
    willSet { daysSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var daysSubject = CurrentValueSubject<Int, Never>(_days)
  @ObservationIgnored private var watches: Set<AnyCancellable> = []

  init(place: String) {
    self.place = place
    days = 2
    placeSubject.sink { print("place \($0)") }.store(in: &watches)
    daysSubject.sink { print("days \($0)") }.store(in: &watches)
    self.place = "\(place)!"
  }
}
