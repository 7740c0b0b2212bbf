import Foundation

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// Keeps what nobody has asked for yet; Combine's own drops what a subject sends meanwhile.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inbox: Inbox<P.Output, Never>

    public mutating func next() async -> P.Output? {
      await inbox.next().get()
    }

    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      await inbox.next(isolation: actor).get()
    }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(inbox: Inbox(publisher)) }
}

public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inbox: Inbox<P.Output, P.Failure>

    public mutating func next() async throws -> P.Output? {
      try await inbox.next().get()
    }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(inbox: Inbox(publisher)) }
}

/// The values between a publisher and the task that awaits them.
final class Inbox<Output, Failure: Error>: @unchecked Sendable {
  typealias Next = Result<Output?, Failure>

  private var values: [Output] = []
  private var completion: Subscribers.Completion<Failure>?
  private var waiting: ((Next) -> Void)?
  private var subscription: AnyCancellable?
  private let lock = NSRecursiveLock()

  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscription = publisher.sink(
      receiveCompletion: { [weak self] in self?.end($0) },
      receiveValue: { [weak self] in self?.put($0) }
    )
  }

  func next(isolation actor: isolated (any Actor)? = #isolation) async -> Next {
    nonisolated(unsafe) var result: Next = .success(nil)
    await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        take {
          result = $0
          continuation.resume()
        }
      }
    } onCancel: {
      self.end(.finished)
    }
    return result
  }

  private func take(_ receiver: @escaping (Next) -> Void) {
    lock.withLock {
      if !values.isEmpty {
        receiver(.success(values.removeFirst()))
      } else if let completion {
        receiver(Self.last(completion))
      } else {
        waiting = receiver
      }
    }
  }

  private func put(_ value: Output) {
    lock.withLock {
      guard completion == nil else { return }
      if let receiver = waiting {
        waiting = nil
        receiver(.success(value))
      } else {
        values.append(value)
      }
    }
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      guard self.completion == nil else { return }
      self.completion = completion
      let receiver = waiting
      waiting = nil
      receiver?(Self.last(completion))
    }
  }

  private static func last(_ completion: Subscribers.Completion<Failure>) -> Next {
    switch completion {
    case .finished: .success(nil)
    case .failure(let error): .failure(error)
    }
  }
}
