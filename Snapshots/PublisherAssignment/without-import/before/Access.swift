import SwiftUI

final class Access: ObservableObject {
  @Published var methods: [String] = []
  @Published var current: String?

  init(service: Service) {
    service.methods.assign(to: &$methods)
    service.follow(self)
  }
}
