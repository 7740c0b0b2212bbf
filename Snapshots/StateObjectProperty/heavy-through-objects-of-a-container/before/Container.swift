import Foundation

protocol Messages: AnyObject {
  var onMessage: ((String) -> Void)? { get set }
}

final class LiveMessages: Messages {
  var onMessage: ((String) -> Void)?
}

/// Keeps one object of each service.
final class Locator {
  static let shared = Locator()
  private var services: [String: Any] = [:]

  func register<Service>(_ service: Service) {
    services["\(Service.self)"] = service
  }

  func get<Service>() -> Service {
    services["\(Service.self)"] as! Service
  }

  func make() -> any Messages {
    LiveMessages()
  }
}

@propertyWrapper
struct Located<Service> {
  let wrappedValue: Service

  init() {
    wrappedValue = Locator.shared.get()
  }
}
