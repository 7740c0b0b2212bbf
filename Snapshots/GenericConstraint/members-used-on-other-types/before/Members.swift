import Combine
import Foundation

extension NSObjectProtocol {
  /// Assigns only what differs.
  func set<Value: Equatable>(_ path: ReferenceWritableKeyPath<Self, Value>, to value: Value) {
    if self[keyPath: path] != value { self[keyPath: path] = value }
  }
}

extension NSObjectProtocol where Self: ObservableObject {
  func set<Value: Equatable>(_ path: ReferenceWritableKeyPath<Self, Value>, to value: Value)
  where ObjectWillChangePublisher == ObservableObjectPublisher {
    objectWillChange.send()
    self[keyPath: path] = value
  }
}
