import Combine
import SwiftUI

@Observable
final class Session {
  var user = "" {
    willSet { userSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var userSubject = CurrentValueSubject<String, Never>(_user)
}

final class Container {
  private var services: [ObjectIdentifier: Any] = [:]

  func resolve<Service>(_ type: Service.Type) -> Service? {
    services[ObjectIdentifier(type)] as? Service
  }
}

func watch(_ container: Container) -> AnyCancellable? {
  guard let session = container.resolve(Session.self) else { return nil }
  return session.userSubject.sink { print($0) }
}

protocol Applying {}

extension Applying {
  func applied() -> Self { self }
}

@Observable
final class Theme: Applying {
  var tint = "" {
    willSet { tintSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var tintSubject = CurrentValueSubject<String, Never>(_tint)
}

func watchTheme() -> AnyCancellable {
  let theme = Theme().applied()
  return theme.tintSubject.sink { print($0) }
}

/// The payload is what the value says.
enum Loadable<Value> {
  case loading
  case loaded(Value)
}

@Observable
final class Article {
  var text = "" {
    willSet { textSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var textSubject = CurrentValueSubject<String, Never>(_text)
}

func watchArticle(_ state: Loadable<Article>) -> AnyCancellable? {
  guard case .loaded(let article) = state else { return nil }
  return article.textSubject.sink { print($0) }
}
