import SwiftUI

final class Container {
  static let shared = Container()

  func resolve<Service>(_ type: Service.Type) -> Service {
    fatalError("not registered")
  }
}

final class Garden: ObservableObject {
  @Published var beds = 0
}

final class Weather: ObservableObject {
  @Published var degrees = 20
}
