import Combine
import Foundation
import Observation

@Observable
final class PlantSearch {
  var query = "" {
    willSet { querySubject.send(newValue) }
  }
  @ObservationIgnored private lazy var querySubject = CurrentValueSubject<String, Never>(_query)
  private(set) var results: [String] = []
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    querySubject
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .map { [$0] }
      .sink { [weak self] in self?.results = $0 }
      .store(in: &cancellables)
  }
}
