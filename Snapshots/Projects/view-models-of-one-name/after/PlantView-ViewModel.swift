import Combine
import Observation

extension PlantView {
  @Observable
  final class ViewModel {
    var name = "Fern" {
      willSet { nameSubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
  }
}
