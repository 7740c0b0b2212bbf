extension Publisher {
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.Stage<Output, Failure> {
    Publishers.Stage { line in
      receiveSubscription?(line)
      receiveRequest?(.unlimited)
      var hasEnded = false
      line.onCancel { if !hasEnded { receiveCancel?() } }
      line.listen(to: self) { value in
        receiveOutput?(value)
        line.send(value)
      } completion: { completion in
        hasEnded = true
        receiveCompletion?(completion)
        line.finish(completion)
      }
    }
  }

  public func print(
    _ prefix: String = "",
    to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Stage<Output, Failure> {
    let lead = prefix.isEmpty ? "" : "\(prefix): "
    return handleEvents(
      receiveOutput: { Swift.print("\(lead)receive value: (\($0))") },
      receiveCompletion: { Swift.print("\(lead)receive \($0)") },
      receiveCancel: { Swift.print("\(lead)receive cancel") }
    )
  }

  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, subject: subject)
  }

  public func buffer(size: Int, prefetch: Any, whenFull: Any) -> Publishers.Stage<Output, Failure> {
    Publishers.Stage { line in line.listen(to: self) { line.send($0) } }
  }
}

extension Publisher where Failure == Never {
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
    multicast(subject: PassthroughSubject())
  }
}

extension Publishers {
  public final class Share<Upstream: Publisher>: Publisher, StagePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let lines = Lines<Output, Failure>()
    private var connection: AnyCancellable?
    private var subscribers = 0

    init(upstream: Upstream) { self.upstream = upstream }

    var stage: Stage<Output, Failure> {
      Stage { line in
        self.lines.add(line)
        self.subscribers += 1
        line.onCancel {
          self.subscribers -= 1
          if self.subscribers == 0 { self.connection = nil }
        }
        if self.connection == nil, self.lines.completion == nil { self.connect() }
      }
    }

    private func connect() {
      connection = upstream.sink(
        receiveCompletion: { [lines] in lines.finish($0) },
        receiveValue: { [lines] in lines.send($0) }
      )
    }
  }

  public final class Multicast<Upstream: Publisher, S: Subject>: ConnectablePublisher,
    StagePublisher
  where Upstream.Output == S.Output, Upstream.Failure == S.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let subject: S

    init(upstream: Upstream, subject: S) {
      self.upstream = upstream
      self.subject = subject
    }

    var stage: Stage<Output, Failure> {
      Stage { line in line.listen(to: self.subject) { line.send($0) } }
    }

    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// Connects at its first subscriber and disconnects after its last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, StagePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private var connection: (any Cancellable)?
    private var subscribers = 0

    init(upstream: Upstream) { self.upstream = upstream }

    var stage: Stage<Output, Failure> {
      Stage { line in
        self.subscribers += 1
        line.onCancel {
          self.subscribers -= 1
          guard self.subscribers == 0 else { return }
          self.connection?.cancel()
          self.connection = nil
        }
        line.listen(to: self.upstream) { line.send($0) }
        if self.connection == nil, line.isOpen { self.connection = self.upstream.connect() }
      }
    }
  }
}

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
