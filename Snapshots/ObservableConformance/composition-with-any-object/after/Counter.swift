import SwiftUI

typealias ViewModel = ObservableObject & AnyObject
typealias NamedModel = ObservableObject & AnyObject & Identifiable

@Observable
final class Counter {
  var count = 0
}

@Observable
final class Clock: Identifiable {
  var minute = 0
}

struct CounterView: View {
  let counter: Counter
  let clock: Clock

  var body: some View {
    Text("\(counter.count) \(clock.minute)")
  }
}
