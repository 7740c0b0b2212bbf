import Combine

enum Weekday: CaseIterable {
  case monday, tuesday
}

final class Alarm: ObservableObject {
  let day: Weekday
  @Published var isOn = false

  init(day: Weekday) {
    self.day = day
  }
}

final class Clock: ObservableObject {
  @Published private(set) var alarms = Weekday.allCases.map { day in
    Alarm(day: day)
  }
  private var cancellables: Set<AnyCancellable> = []

  func report() {
    $alarms
      .combineLatest(Publishers.MergeMany(alarms.map { $0.$isOn }))
      .sink { alarms, _ in print(alarms.filter(\.isOn).count) }
      .store(in: &cancellables)
  }
}
