import Combine
import SwiftUI

final class Page: ObservableObject {
  @Published var alert: String?
  let name: String

  init(_ name: String) { self.name = name }
}

final class Profile: ObservableObject {
  @Published var collection = "Home"
  @Published var alert: String?
  private var subscriptions: Set<AnyCancellable> = []

  func start(with pages: [Page]) {
    $collection
      .map { Page($0) }
      .sink { [weak self] in
        guard let self else { return }
        $0.$alert.sink { self.alert = $0 }.store(in: &self.subscriptions)
      }
      .store(in: &subscriptions)
    pages.forEach { [weak self] in self?.follow($0.$alert) }
  }

  private func follow(_ alerts: Published<String?>.Publisher) {
    alerts.sink { [weak self] in self?.alert = $0 }.store(in: &subscriptions)
  }
}

struct ProfileView: View {
  @ObservedObject var profile: Profile
  @ObservedObject var page: Page

  var body: some View {
    Text((profile.alert ?? "") + (page.alert ?? ""))
  }
}
