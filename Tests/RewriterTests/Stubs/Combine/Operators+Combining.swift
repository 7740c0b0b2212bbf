extension Publishers {
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher, StagePublisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    var stage: Stage<Output, Failure> {
      Stage { line in
        var lastA: A.Output?
        var lastB: B.Output?
        var running = 2
        let end = { (completion: Subscribers.Completion<Failure>) in
          running -= 1
          if case .finished = completion, running > 0 { return }
          line.finish(completion)
        }
        let send = {
          if let lastA, let lastB { line.send((lastA, lastB)) }
        }
        line.listen(to: a) {
          lastA = $0
          send()
        } completion: {
          end($0)
        }
        line.listen(to: b) {
          lastB = $0
          send()
        } completion: {
          end($0)
        }
      }
    }
  }

  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher, StagePublisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
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
      CombineLatest<CombineLatest<A, B>, C>(CombineLatest<A, B>(a, b), c)
        .map { ($0.0.0, $0.0.1, $0.1) }
    }
  }

  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>:
    Publisher, StagePublisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    var stage: Stage<Output, Failure> {
      CombineLatest<CombineLatest3<A, B, C>, D>(CombineLatest3<A, B, C>(a, b, c), d)
        .map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
    }
  }

  public struct Zip<A: Publisher, B: Publisher>: Publisher, StagePublisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    var stage: Stage<Output, Failure> {
      Stage { line in
        var waitingA: [A.Output] = []
        var waitingB: [B.Output] = []
        let send = {
          guard !waitingA.isEmpty, !waitingB.isEmpty else { return }
          line.send((waitingA.removeFirst(), waitingB.removeFirst()))
        }
        line.listen(to: a) {
          waitingA.append($0)
          send()
        }
        line.listen(to: b) {
          waitingB.append($0)
          send()
        }
      }
    }
  }

  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher, StagePublisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
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
      Zip<Zip<A, B>, C>(Zip<A, B>(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }
    }
  }
}

extension Publisher {
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Stage<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P,
    _ third: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, second, third)
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ second: P,
    _ third: Q,
    _ fourth: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, second, third, fourth)
  }

  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  public func zip<P: Publisher, Q: Publisher>(
    _ second: P,
    _ third: Q
  ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, second, third)
  }
}
