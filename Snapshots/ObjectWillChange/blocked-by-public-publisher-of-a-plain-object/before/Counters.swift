import Combine
import SwiftUI

final class Counter {
  var count = 0
  var onChange: (() -> Void)?

  func tick() {
    count += 1
    onChange?()
  }
}

/// Views read the counter itself, so they would not read anything of the box.
public final class CounterBox: ObservableObject {
  public let objectWillChange = ObservableObjectPublisher()
  let counter: Counter

  init(_ counter: Counter) {
    self.counter = counter
    counter.onChange = { [weak self] in self?.objectWillChange.send() }
  }
}

/// No view reads anything of the model: only subscribers depend on the send.
public final class Logger: ObservableObject {
  public let objectWillChange = ObservableObjectPublisher()
  let counter = Counter()

  func log() { objectWillChange.send() }
}

struct CounterView: View {
  @ObservedObject var box: CounterBox
  @ObservedObject var logger: Logger

  var body: some View {
    Text("\(box.counter.count)")
    Button("Tick") { box.counter.tick() }
    Button("Log") { logger.log() }
  }
}
