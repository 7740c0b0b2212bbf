import Combine
import SwiftUI

final class Session: ObservableObject {
  @Published var user = ""
}

final class Container {
  private var services: [ObjectIdentifier: Any] = [:]

  func resolve<Service>(_ type: Service.Type) -> Service? {
    services[ObjectIdentifier(type)] as? Service
  }
}

func watch(_ container: Container) -> AnyCancellable? {
  guard let session = container.resolve(Session.self) else { return nil }
  return session.$user.sink { print($0) }
}

protocol Applying {}

extension Applying {
  func applied() -> Self { self }
}

final class Theme: ObservableObject, Applying {
  @Published var tint = ""
}

func watchTheme() -> AnyCancellable {
  let theme = Theme().applied()
  return theme.$tint.sink { print($0) }
}

/// The payload is what the value says.
enum Loadable<Value> {
  case loading
  case loaded(Value)
}

final class Article: ObservableObject {
  @Published var text = ""
}

func watchArticle(_ state: Loadable<Article>) -> AnyCancellable? {
  guard case .loaded(let article) = state else { return nil }
  return article.$text.sink { print($0) }
}
