import Combine

final class Counter: ObservableObject {
  @Tracked var value = 0
}
