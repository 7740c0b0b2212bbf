import SwiftUI

final class VisitCounter: ObservableObject {
  @Published var visits = 0
}

protocol CountedScreen: View {
  var counter: VisitCounter { get }
}

extension CountedScreen {
  /// Counts each update, and each count is an update from now on.
  var footer: some View {
    counter.visits += 1
    return Text("\(counter.visits) visits")
  }
}

struct HomeScreen: CountedScreen {
  let counter: VisitCounter

  var body: some View { footer }
}

struct CounterView: View {
  @StateObject private var counter = VisitCounter()

  var body: some View {
    Text("\(counter.visits)")
    HomeScreen(counter: counter)
  }
}
