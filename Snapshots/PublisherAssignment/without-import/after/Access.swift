import Combine
import SwiftUI

@Observable
final class Access {
  var methods: [String] = []
  var current: String?
  @ObservationIgnored var cancellables: Set<AnyCancellable> = []

  init(service: Service) {
    service.methods.sink { [weak self] in self?.methods = $0 }.store(in: &cancellables)
    service.follow(self)
  }
}
