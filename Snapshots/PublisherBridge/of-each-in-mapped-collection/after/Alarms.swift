import Combine
import Observation

enum Weekday: CaseIterable {
  case monday, tuesday
}

@Observable
final class Alarm {
  let day: Weekday
  var isOn = false {
    willSet { isOnSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var isOnSubject = CurrentValueSubject<Bool, Never>(_isOn)

  init(day: Weekday) {
    self.day = day
  }
}

@Observable
final class Clock {
  private(set) var alarms = Weekday.allCases.map { day in
    Alarm(day: day)
  } {
    willSet { alarmsSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var alarmsSubject = CurrentValueSubject<_, Never>(_alarms)
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  func report() {
    alarmsSubject
      .combineLatest(Publishers.MergeMany(alarms.map { $0.isOnSubject }))
      .sink { alarms, _ in print(alarms.filter(\.isOn).count) }
      .store(in: &cancellables)
  }
}
