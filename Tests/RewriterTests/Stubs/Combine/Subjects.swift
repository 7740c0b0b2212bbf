/// The subscribers of one subject, in the order in which they came.
final class Lines<Output, Failure: Error> {
  private var lines: [Line<Output, Failure>] = []
  private(set) var completion: Subscribers.Completion<Failure>?

  func add(_ line: Line<Output, Failure>) {
    if let completion {
      line.finish(completion)
    } else {
      lines.append(line)
    }
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    lines.removeAll { !$0.isOpen }
    for line in lines { line.send(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let lines = self.lines
    self.lines = []
    for line in lines { line.finish(completion) }
  }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject, StagePublisher {
  private let lines = Lines<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { lines.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { lines.finish(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  var stage: Publishers.Stage<Output, Failure> {
    Publishers.Stage { self.lines.add($0) }
  }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject, StagePublisher {
  private let lines = Lines<Output, Failure>()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard lines.completion == nil else { return }
    current = value
    lines.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { lines.finish(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  var stage: Publishers.Stage<Output, Failure> {
    Publishers.Stage { line in
      if self.lines.completion == nil { line.send(self.current) }
      self.lines.add(line)
    }
  }
}
