import Combine

final class Clock: ObservableObject {
  @Published var seconds = 0
  private var subscription: AnyCancellable?

  func follow(_ ticks: PassthroughSubject<Int, Never>) {
    subscription = ticks.assign(to: \.seconds, on: self)
  }
}
