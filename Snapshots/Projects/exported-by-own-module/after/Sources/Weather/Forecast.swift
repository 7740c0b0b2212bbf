import Combine
import Observation

@Observable
public final class Forecast {
  public var degrees = 20 {
    willSet { degreesSubject.send(newValue) }
  }
  @ObservationIgnored public private(set) lazy var degreesSubject = CurrentValueSubject<Int, Never>(_degrees)

  public init() {}
}
