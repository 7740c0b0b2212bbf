import Combine

public final class Probe: ObservableObject {
  @Published private var raw: Int = 0
  @Published private(set) var value: Double = 0
  @Published fileprivate var unit = "°C"
  @Published public var title: String = ""
  @Published public private(set) var readings: [Double] = []
  private var watches: Set<AnyCancellable> = []

  public init() {
    $raw
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
    probe.$value.sink { print("value \($0)") },
    probe.$unit.sink { print("unit \($0)") },
    probe.$title.sink { print("title \($0)") },
    probe.$readings.sink { print("readings \($0)") },
  ]
}
