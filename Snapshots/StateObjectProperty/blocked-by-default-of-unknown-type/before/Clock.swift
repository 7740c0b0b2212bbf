import Combine
import SwiftUI

final class Latest<Value>: ObservableObject {
  @Published var value: Value
  private var cancellable: AnyCancellable?

  init<Source: Publisher>(_ value: Value, of source: Source)
  where Source.Output == Value, Source.Failure == Never {
    self.value = value
    cancellable = source.sink { [weak self] in self?.value = $0 }
  }
}

final class Visits: ObservableObject {
  @Published var count = 0
}

extension Publisher where Failure == Never {
  func latest(_ value: Output) -> Latest<Output> { Latest(value, of: self) }
}

struct Clock: View {
  @StateObject private var seconds = [1, 2, 3].publisher.scan("") { $0 + "\($1)" }.latest("0")

  var body: some View {
    Text(seconds.value)
  }
}
