import SwiftUI

final class Services {
  nonisolated(unsafe) static let shared = Services()

  let session = Session()
  let feed = Feed()
}

@propertyWrapper
struct Injected<Value> {
  private let path: KeyPath<Services, Value>

  init(_ path: KeyPath<Services, Value>) { self.path = path }

  var wrappedValue: Value { Services.shared[keyPath: path] }
}

@propertyWrapper
struct InjectedModel<Value: ObservableObject>: DynamicProperty {
  @ObservedObject private var model: Value

  init(_ path: KeyPath<Services, Value>) { model = Services.shared[keyPath: path] }

  var wrappedValue: Value { model }
  var projectedValue: ObservedObject<Value>.Wrapper { $model }
}
