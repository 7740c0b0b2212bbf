import Combine

extension ObservableObject {
  func forward<Other: ObservableObject>(to other: Other, in bag: inout Set<AnyCancellable>)
  where Other.ObjectWillChangePublisher == ObservableObjectPublisher {
    objectWillChange.sink { [unowned other] _ in other.objectWillChange.send() }.store(in: &bag)
  }
}
