/// The way down from one operator to its subscriber: it ends once, and then lets go of everything.
final class Line<Output, Failure: Error>: Subscription {
  private var downstream: AnySubscriber<Output, Failure>?
  private var upstreams: [() -> Void] = []

  init(_ downstream: AnySubscriber<Output, Failure>) {
    self.downstream = downstream
  }

  var isOpen: Bool { downstream != nil }

  func send(_ value: Output) {
    _ = downstream?.receive(value)
  }

  func finish(_ completion: Subscribers.Completion<Failure> = .finished) {
    guard let downstream else { return }
    close()
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() { close() }

  func onCancel(_ action: @escaping () -> Void) {
    if isOpen { upstreams.append(action) } else { action() }
  }

  private func close() {
    let upstreams = self.upstreams
    self.upstreams = []
    downstream = nil
    for cancel in upstreams { cancel() }
  }

  /// Listens to `publisher` until this line ends; an end of `publisher` ends the line.
  @discardableResult
  func listen<P: Publisher>(
    to publisher: P,
    _ onValue: @escaping (P.Output) -> Void,
    completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) -> Subscribers.Sink<P.Output, P.Failure> {
    let sink = Subscribers.Sink<P.Output, P.Failure>(
      receiveCompletion: completion,
      receiveValue: onValue
    )
    guard isOpen else { return sink }
    upstreams.append { sink.cancel() }
    publisher.receive(subscriber: sink)
    return sink
  }

  func listen<P: Publisher>(to publisher: P, _ onValue: @escaping (P.Output) -> Void)
  where P.Failure == Failure {
    listen(to: publisher, onValue, completion: { self.finish($0) })
  }
}

extension Publishers {
  /// Any operator, given by what it does with a subscriber's line.
  public struct Stage<Output, Failure: Error>: Publisher {
    private let attach: (Line<Output, Failure>) -> Void

    init(_ attach: @escaping (Line<Output, Failure>) -> Void) {
      self.attach = attach
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let line = Line<Output, Failure>(AnySubscriber(subscriber))
      subscriber.receive(subscription: line)
      if line.isOpen { attach(line) }
    }
  }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  /// Copies share it, and nothing else does.
  private final class Box {
    let attach: (AnySubscriber<Output, Failure>) -> Void
    init(_ attach: @escaping (AnySubscriber<Output, Failure>) -> Void) { self.attach = attach }
  }
  private let box: Box

  public init<P>(_ publisher: P)
  where P: Publisher, Output == P.Output, Failure == P.Failure {
    box = Box { publisher.receive(subscriber: $0) }
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {
    box.attach(AnySubscriber(subscriber))
  }
}
