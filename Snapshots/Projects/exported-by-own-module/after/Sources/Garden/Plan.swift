import Combine
import Observation

/// Nothing here says where `Forecast` comes from: another file of the module does.
@Observable
public final class Plan {
  public private(set) var days = 0
  @ObservationIgnored private var watches: Set<AnyCancellable> = []

  public init(forecast: Forecast) {
    forecast.degreesSubject
      .sink { [weak self] _ in self?.days += 1 }
      .store(in: &watches)
  }
}
