extension Publisher {
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.Stage<T, any Error> {
    Publishers.Stage { line in
      line.listen(to: self) { value in
        do {
          line.send(try transform(value))
        } catch {
          line.finish(.failure(error))
        }
      } completion: {
        line.finish($0.mapFailure { $0 })
      }
    }
  }

  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.Stage<T, any Error> {
    tryMap(transform).compactMap { $0 }
  }

  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.Stage<Output, any Error> {
    tryCompactMap { try isIncluded($0) ? $0 : nil }
  }

  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.Stage<Output, E> {
    Publishers.Stage { line in
      line.listen(to: self) {
        line.send($0)
      } completion: {
        line.finish($0.mapFailure(transform))
      }
    }
  }

  public func replaceError(with output: Output) -> Publishers.Stage<Output, Never> {
    self.catch { _ in Just(output) }
  }

  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Stage<Output, P.Failure> where P.Output == Output {
    Publishers.Stage { line in
      line.listen(to: self) {
        line.send($0)
      } completion: { completion in
        switch completion {
        case .finished: line.finish()
        case .failure(let error): line.listen(to: handler(error)) { line.send($0) }
        }
      }
    }
  }

  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.Stage<Output, any Error> where P.Output == Output {
    mapError { $0 as any Error }.catch { error -> AnyPublisher<Output, any Error> in
      do {
        return try handler(error as! Failure).mapError { $0 as any Error }.eraseToAnyPublisher()
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }

  public func retry(_ retries: Int) -> Publishers.Stage<Output, Failure> {
    guard retries > 0 else {
      return Publishers.Stage { line in line.listen(to: self) { line.send($0) } }
    }
    return self.catch { _ in self.retry(retries - 1) }
  }

  public func assertNoFailure(
    _ prefix: String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) -> Publishers.Stage<Output, Never> {
    self.catch { error -> Empty<Output, Never> in
      fatalError("\(prefix)\(error)", file: file, line: line)
    }
  }

  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type,
    decoder: Coder
  ) -> Publishers.Stage<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Stage<Coder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.Stage<Output, E> {
    Publishers.Stage { line in
      line.listen(to: self) {
        line.send($0)
      } completion: { _ in
        line.finish()
      }
    }
  }
}

extension Subscribers.Completion {
  func mapFailure<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
