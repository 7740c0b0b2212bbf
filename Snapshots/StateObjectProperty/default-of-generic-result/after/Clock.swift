import Combine
import SwiftUI

@Observable
final class Latest<Value> {
  var value: Value
  @ObservationIgnored private var cancellable: AnyCancellable?

  init<Source: Publisher>(_ value: Value, of source: Source)
  where Source.Output == Value, Source.Failure == Never {
    self.value = value
    cancellable = source.sink { [weak self] in self?.value = $0 }
  }
}

final class Visits {
  var count = 0
}

extension Publisher where Failure == Never {
  func latest(_ value: Output) -> Latest<Output> { Latest(value, of: self) }
}

struct Clock: View {
  @State private var seconds = [1, 2, 3].publisher.map { "\($0)" }.latest("0")

  var body: some View {
    Text(seconds.value)
  }
}
