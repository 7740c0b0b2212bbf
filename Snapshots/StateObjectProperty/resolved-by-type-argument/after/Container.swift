import SwiftUI

final class Container {
  static let shared = Container()

  func resolve<Service>(_ type: Service.Type) -> Service {
    fatalError("not registered")
  }
}

@Observable
final class Garden {
  var beds = 0
}

@Observable
final class Weather {
  var degrees = 20
}
