import Combine

protocol Form: AnyObject {
  var isComplete: Bool { get }
}

extension Form where Self: ObservableObject, ObjectWillChangePublisher == ObservableObjectPublisher {
  func touch() { objectWillChange.send() }
}

final class Address: ObservableObject, Form {
  @Published var street = ""
  var isComplete: Bool { !street.isEmpty }
}
