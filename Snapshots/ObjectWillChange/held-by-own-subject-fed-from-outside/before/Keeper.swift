import Combine
import SwiftUI

/// Tells of the changes of the object that it keeps.
final class Keeper<Kept: ObservableObject>: ObservableObject {
  private let subject = PassthroughSubject<Void, Never>()
  private var cancellable: AnyCancellable?
  var objectWillChange: AnyPublisher<Void, Never> { subject.eraseToAnyPublisher() }
  var kept: Kept? {
    didSet { cancellable = kept?.objectWillChange.sink { [subject] _ in subject.send() } }
  }
}

/// Tells of its own.
final class Label: ObservableObject {
  private let subject = PassthroughSubject<Void, Never>()
  var objectWillChange: AnyPublisher<Void, Never> { subject.eraseToAnyPublisher() }
  var text = "" {
    willSet { subject.send() }
  }
}

struct LabelView: View {
  @ObservedObject var label: Label
  @ObservedObject var keeper: Keeper<Label>

  var body: some View {
    Text(label.text + (keeper.kept?.text ?? ""))
  }
}
