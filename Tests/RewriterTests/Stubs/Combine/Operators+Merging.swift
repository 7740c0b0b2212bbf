extension Publishers {
  public struct MergeMany<Upstream: Publisher>: Publisher, StagePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }

    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    var stage: Stage<Output, Failure> {
      Stage { line in
        var running = publishers.count
        if running == 0 { line.finish() }
        for publisher in publishers {
          line.listen(to: publisher) {
            line.send($0)
          } completion: { completion in
            running -= 1
            if case .finished = completion, running > 0 { return }
            line.finish(completion)
          }
        }
      }
    }
  }

  public struct Merge<A: Publisher, B: Publisher>: Publisher, StagePublisher
  where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    var stage: Stage<Output, Failure> {
      MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).stage
    }
  }

  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher, StagePublisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    var stage: Stage<Output, Failure> {
      MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()]).stage
    }
  }
}

extension Publisher {
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  public func merge<P: Publisher, Q: Publisher>(
    with second: P,
    _ third: Q
  ) -> Publishers.Merge3<Self, P, Q>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    Publishers.Merge3(self, second, third)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.Stage<P.Output, Failure> where P.Failure == Failure {
    flattened(isLatestOnly: false, transform)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.Stage<P.Output, P.Failure> where Failure == Never {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.Stage<P.Output, Failure> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.Stage<P.Output, Never> where Failure == Never, P.Failure == Never {
    flattened(isLatestOnly: false, transform)
  }

  fileprivate func flattened<P: Publisher>(
    isLatestOnly: Bool,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.Stage<P.Output, Failure> where P.Failure == Failure {
    Publishers.Stage { line in
      var running = 1
      var latest: Subscribers.Sink<P.Output, P.Failure>?
      let end = { (completion: Subscribers.Completion<Failure>) in
        running -= 1
        if case .finished = completion, running > 0 { return }
        line.finish(completion)
      }
      line.listen(to: self) { value in
        if isLatestOnly, let previous = latest {
          previous.cancel()
          latest = nil
          running -= 1
        }
        running += 1
        let sink = Subscribers.Sink<P.Output, P.Failure> { completion in
          latest = nil
          end(completion)
        } receiveValue: {
          line.send($0)
        }
        latest = sink
        line.onCancel { sink.cancel() }
        transform(value).receive(subscriber: sink)
      } completion: {
        end($0)
      }
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> Publishers.Stage<Output.Output, Failure> {
    flattened(isLatestOnly: true, { $0 })
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  public func switchToLatest() -> Publishers.Stage<Output.Output, Output.Failure> {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
  public func switchToLatest() -> Publishers.Stage<Output.Output, Never> {
    flattened(isLatestOnly: true, { $0 })
  }
}
