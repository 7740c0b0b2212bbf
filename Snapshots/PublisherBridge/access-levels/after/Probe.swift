import Combine
import Observation

@Observable
public final class Probe {
  private var raw: Int = 0 {
    willSet { rawSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var rawSubject = CurrentValueSubject<Int, Never>(_raw)
  private(set) var value: Double = 0 {
    willSet { valueSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var valueSubject = CurrentValueSubject<Double, Never>(_value)
  fileprivate var unit = "°C" {
    willSet { unitSubject.send(newValue) }
  }
  @ObservationIgnored fileprivate private(set) lazy var unitSubject = CurrentValueSubject<String, Never>(_unit)
  public var title: String = "" {
    willSet { titleSubject.send(newValue) }
  }
  @ObservationIgnored public private(set) lazy var titleSubject = CurrentValueSubject<String, Never>(_title)
  public private(set) var readings: [Double] = [] {
    willSet { readingsSubject.send(newValue) }
  }
  @ObservationIgnored public private(set) lazy var readingsSubject = CurrentValueSubject<[Double], Never>(_readings)
  @ObservationIgnored private var watches: Set<AnyCancellable> = []

  public init() {
    rawSubject
      .map { Double($0) / 10 }
      .sink { [weak self] in self?.value = $0 }
      .store(in: &watches)
  }

  func measure(_ raw: Int) {
    self.raw = raw
    readings.append(Double(raw) / 10)
  }
}

func describe(_ probe: Probe) -> [AnyCancellable] {
  [
    probe.valueSubject.sink { print("value \($0)") },
    probe.unitSubject.sink { print("unit \($0)") },
    probe.titleSubject.sink { print("title \($0)") },
    probe.readingsSubject.sink { print("readings \($0)") },
  ]
}
