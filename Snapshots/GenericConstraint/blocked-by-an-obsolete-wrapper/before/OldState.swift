import Combine
import SwiftUI

/// Systems from iOS 14 on have `StateObject`.
@propertyWrapper @available(iOS, introduced: 13, obsoleted: 14)
struct OldState<Model: ObservableObject>: DynamicProperty {
  private let create: () -> Model
  @State private var relay: AnyCancellable?

  init(wrappedValue: @autoclosure @escaping () -> Model) { create = wrappedValue }

  var wrappedValue: Model {
    let model = create()
    relay = model.objectWillChange.sink { _ in }
    return model
  }
}

final class Counter: ObservableObject {
  @Published var count = 0
}

@available(iOS, introduced: 13, obsoleted: 14)
struct OldCounterView: View {
  @OldState var counter = Counter()

  var body: some View { Text("\(counter.count)") }
}
