/// A publisher that is nothing but a stage under a public name.
protocol StagePublisher: Publisher {
  var stage: Publishers.Stage<Output, Failure> { get }
}

extension StagePublisher {
  public func receive<S>(subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {
    stage.receive(subscriber: subscriber)
  }
}

public struct Just<Output>: Publisher, StagePublisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  var stage: Publishers.Stage<Output, Never> {
    Publishers.Stage { line in
      line.send(output)
      line.finish()
    }
  }
}

public struct Empty<Output, Failure: Error>: Publisher, StagePublisher {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  public init(
    completeImmediately: Bool = true,
    outputType: Output.Type,
    failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  var stage: Publishers.Stage<Output, Failure> {
    Publishers.Stage { line in
      if completeImmediately { line.finish() }
    }
  }
}

public struct Fail<Output, Failure: Error>: Publisher, StagePublisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  var stage: Publishers.Stage<Output, Failure> {
    Publishers.Stage { line in line.finish(.failure(error)) }
  }
}

/// Runs its work at once, when it is made, as Combine does.
public final class Future<Output, Failure: Error>: Publisher, StagePublisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var result: Result<Output, Failure>?
  private var waiting: [Line<Output, Failure>] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { result in
      guard self.result == nil else { return }
      self.result = result
      let waiting = self.waiting
      self.waiting = []
      for line in waiting { self.deliver(result, to: line) }
    }
  }

  var stage: Publishers.Stage<Output, Failure> {
    Publishers.Stage { line in
      if let result = self.result {
        self.deliver(result, to: line)
      } else {
        self.waiting.append(line)
      }
    }
  }

  private func deliver(_ result: Result<Output, Failure>, to line: Line<Output, Failure>) {
    switch result {
    case .success(let value):
      line.send(value)
      line.finish()
    case .failure(let error):
      line.finish(.failure(error))
    }
  }
}

public struct Deferred<DeferredPublisher: Publisher>: Publisher, StagePublisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  var stage: Publishers.Stage<Output, Failure> {
    Publishers.Stage { line in line.listen(to: createPublisher()) { line.send($0) } }
  }
}

extension Publishers {
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher, StagePublisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    var stage: Stage<Output, Failure> {
      Stage { line in
        for element in sequence where line.isOpen { line.send(element) }
        line.finish()
      }
    }
  }
}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  public var publisher: Publishers.Sequence<[Wrapped], Never> {
    Publishers.Sequence(sequence: map { [$0] } ?? [])
  }
}

extension Result {
  public var publisher: Publishers.Stage<Success, Failure> {
    Publishers.Stage { line in
      switch self {
      case .success(let value):
        line.send(value)
        line.finish()
      case .failure(let error):
        line.finish(.failure(error))
      }
    }
  }
}
