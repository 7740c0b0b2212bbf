import Combine
import Foundation

final class PlantSearch: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $query
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .map { [$0] }
      .sink { [weak self] in self?.results = $0 }
      .store(in: &cancellables)
  }
}
