import Combine
import Observation

final class Door: ObservableObject {
  #if DEBUG
    private let _$observationRegistrar = ObservationRegistrar()
  #endif
  @Published var isOpen = false
}

/// The macro takes the registrar that is there.
final class Window: ObservableObject {
  private let _$observationRegistrar = ObservationRegistrar()
  @Published var isOpen = false
}
