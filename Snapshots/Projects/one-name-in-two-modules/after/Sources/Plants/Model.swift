import Combine
import Observation

@Observable
public final class Model {
  public var plants = 0 {
    willSet { plantsSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var plantsSubject = CurrentValueSubject<Int, Never>(_plants)
  @ObservationIgnored public lazy var changes = plantsSubject
  public init() {}
}
