extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Stage<T, Failure> {
    Publishers.Stage { line in line.listen(to: self) { line.send(transform($0)) } }
  }

  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Stage<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>,
    _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.Stage<(T0, T1), Failure> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
  }

  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.Stage<T, Failure> {
    Publishers.Stage { line in
      line.listen(to: self) { value in
        if let result = transform(value) { line.send(result) }
      }
    }
  }

  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> Publishers.Stage<Output, Failure> {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.Stage<Output, Failure> {
    Publishers.Stage { line in
      var last: Output?
      line.listen(to: self) { value in
        if let previous = last, predicate(previous, value) { return }
        last = value
        line.send(value)
      }
    }
  }

  public func scan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Stage<T, Failure> {
    Publishers.Stage { line in
      var result = initialResult
      line.listen(to: self) { value in
        result = nextPartialResult(result, value)
        line.send(result)
      }
    }
  }

  public func reduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Stage<T, Failure> {
    scan(initialResult, nextPartialResult).prepend(initialResult).last()
  }

  public func collect() -> Publishers.Stage<[Output], Failure> {
    reduce([]) { $0 + [$1] }
  }

  public func collect(_ count: Int) -> Publishers.Stage<[Output], Failure> {
    Publishers.Stage { line in
      var buffer: [Output] = []
      line.listen(to: self) { value in
        buffer.append(value)
        if buffer.count == count {
          line.send(buffer)
          buffer = []
        }
      } completion: { completion in
        if case .finished = completion, !buffer.isEmpty { line.send(buffer) }
        line.finish(completion)
      }
    }
  }

  public func count() -> Publishers.Stage<Int, Failure> {
    reduce(0) { count, _ in count + 1 }
  }

  public func ignoreOutput() -> Publishers.Stage<Never, Failure> {
    compactMap { _ in nil }
  }

  public func replaceNil<T>(with output: T) -> Publishers.Stage<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  public func replaceEmpty(with output: Output) -> Publishers.Stage<Output, Failure> {
    Publishers.Stage { line in
      var isEmpty = true
      line.listen(to: self) { value in
        isEmpty = false
        line.send(value)
      } completion: { completion in
        if isEmpty, case .finished = completion { line.send(output) }
        line.finish(completion)
      }
    }
  }

  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Stage<Bool, Failure> {
    filter(predicate).map { _ in true }.replaceEmpty(with: false).first()
  }

  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.Stage<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> Publishers.Stage<Output, Failure> {
    removeDuplicates(by: ==)
  }

  public func contains(_ output: Output) -> Publishers.Stage<Bool, Failure> {
    contains { $0 == output }
  }
}
