extension Publisher {
  public func first() -> Publishers.Stage<Output, Failure> { prefix(1) }

  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Stage<Output, Failure> {
    filter(predicate).first()
  }

  public func last() -> Publishers.Stage<Output, Failure> {
    Publishers.Stage { line in
      var last: Output?
      line.listen(to: self) {
        last = $0
      } completion: { completion in
        if case .finished = completion, let last { line.send(last) }
        line.finish(completion)
      }
    }
  }

  public func prefix(_ maxLength: Int) -> Publishers.Stage<Output, Failure> {
    Publishers.Stage { line in
      var left = maxLength
      guard left > 0 else { return line.finish() }
      line.listen(to: self) { value in
        guard left > 0 else { return }
        left -= 1
        line.send(value)
        if left == 0 { line.finish() }
      }
    }
  }

  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.Stage<Output, Failure> {
    Publishers.Stage { line in
      line.listen(to: self) { value in
        if predicate(value) { line.send(value) } else { line.finish() }
      }
    }
  }

  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.Stage<Output, Failure> {
    Publishers.Stage { line in
      line.listen(to: publisher, { _ in line.finish() }, completion: { _ in })
      line.listen(to: self) { line.send($0) }
    }
  }

  public func dropFirst(_ count: Int = 1) -> Publishers.Stage<Output, Failure> {
    Publishers.Stage { line in
      var left = count
      line.listen(to: self) { value in
        if left > 0 { left -= 1 } else { line.send(value) }
      }
    }
  }

  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.Stage<Output, Failure> {
    Publishers.Stage { line in
      var isDropping = true
      line.listen(to: self) { value in
        if isDropping, predicate(value) { return }
        isDropping = false
        line.send(value)
      }
    }
  }

  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.Stage<Output, Failure> where P.Failure == Failure {
    Publishers.Stage { line in
      var isDropping = true
      line.listen(to: publisher, { _ in isDropping = false }, completion: { _ in })
      line.listen(to: self) { if !isDropping { line.send($0) } }
    }
  }

  public func output(at index: Int) -> Publishers.Stage<Output, Failure> {
    dropFirst(index).first()
  }

  public func prepend(_ elements: Output...) -> Publishers.Stage<Output, Failure> {
    prepend(elements)
  }

  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Stage<Output, Failure>
  where S.Element == Output {
    Publishers.Stage { line in
      for element in elements where line.isOpen { line.send(element) }
      line.listen(to: self) { line.send($0) }
    }
  }

  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Stage<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    publisher.append(self)
  }

  public func append(_ elements: Output...) -> Publishers.Stage<Output, Failure> {
    append(elements)
  }

  public func append<S: Sequence>(_ elements: S) -> Publishers.Stage<Output, Failure>
  where S.Element == Output {
    append(elements.publisher.setFailureType(to: Failure.self))
  }

  public func append<P: Publisher>(_ publisher: P) -> Publishers.Stage<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Stage { line in
      line.listen(to: self) {
        line.send($0)
      } completion: { completion in
        guard case .finished = completion else { return line.finish(completion) }
        line.listen(to: publisher) { line.send($0) }
      }
    }
  }
}

extension Publisher where Output: Comparable {
  public func min() -> Publishers.Stage<Output, Failure> {
    collect().compactMap { $0.min() }
  }

  public func max() -> Publishers.Stage<Output, Failure> {
    collect().compactMap { $0.max() }
  }
}
