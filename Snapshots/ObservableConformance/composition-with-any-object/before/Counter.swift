import SwiftUI

typealias ViewModel = ObservableObject & AnyObject
typealias NamedModel = ObservableObject & AnyObject & Identifiable

final class Counter: ViewModel {
  @Published var count = 0
}

final class Clock: NamedModel {
  @Published var minute = 0
}

struct CounterView: View {
  @ObservedObject var counter: Counter
  @ObservedObject var clock: Clock

  var body: some View {
    Text("\(counter.count) \(clock.minute)")
  }
}
