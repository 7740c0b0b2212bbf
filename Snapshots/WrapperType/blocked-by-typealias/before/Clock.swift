import Combine

final class Clock: ObservableObject {
  @Published var hours = 0
  var changes: PublisherOf<Int> { $hours }
}
