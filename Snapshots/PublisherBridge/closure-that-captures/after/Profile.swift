import Combine
import SwiftUI

@Observable
final class Page {
  var alert: String? {
    willSet { alertSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var alertSubject = CurrentValueSubject<String?, Never>(_alert)
  let name: String

  init(_ name: String) { self.name = name }
}

@Observable
final class Profile {
  var collection = "Home" {
    willSet { collectionSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var collectionSubject = CurrentValueSubject<String, Never>(_collection)
  var alert: String?
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

  func start(with pages: [Page]) {
    collectionSubject
      .map { Page($0) }
      .sink { [weak self] in
        guard let self else { return }
        $0.alertSubject.sink { self.alert = $0 }.store(in: &self.subscriptions)
      }
      .store(in: &subscriptions)
    pages.forEach { [weak self] in self?.follow($0.alertSubject.eraseToAnyPublisher()) }
  }

  private func follow(_ alerts: AnyPublisher<String?, Never>) {
    alerts.sink { [weak self] in self?.alert = $0 }.store(in: &subscriptions)
  }
}

struct ProfileView: View {
  let profile: Profile
  let page: Page

  var body: some View {
    Text((profile.alert ?? "") + (page.alert ?? ""))
  }
}
