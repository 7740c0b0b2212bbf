import Combine

/// Nothing here says where `Forecast` comes from: another file of the module does.
public final class Plan: ObservableObject {
  @Published public private(set) var days = 0
  private var watches: Set<AnyCancellable> = []

  public init(forecast: Forecast) {
    forecast.$degrees
      .sink { [weak self] _ in self?.days += 1 }
      .store(in: &watches)
  }
}
