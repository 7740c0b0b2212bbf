extension Publisher {
  public func receive<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Stage<Output, Failure> {
    Publishers.Stage { line in
      line.listen(to: self) { value in
        scheduler.schedule(options: options) { line.send(value) }
      } completion: { completion in
        scheduler.schedule(options: options) { line.finish(completion) }
      }
    }
  }

  public func subscribe<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Stage<Output, Failure> {
    Publishers.Stage { line in
      scheduler.schedule(options: options) { line.listen(to: self) { line.send($0) } }
    }
  }

  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Stage<Output, Failure> {
    Publishers.Stage { line in
      let later = { (action: @escaping () -> Void) in
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval),
          tolerance: tolerance ?? scheduler.minimumTolerance,
          options: options,
          action
        )
      }
      line.listen(to: self) { value in
        later { line.send(value) }
      } completion: { completion in
        later { line.finish(completion) }
      }
    }
  }

  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Stage<Output, Failure> {
    Publishers.Stage { line in
      var generation = 0
      line.listen(to: self) { value in
        generation += 1
        let mine = generation
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime),
          tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          if mine == generation { line.send(value) }
        }
      } completion: { completion in
        generation += 1
        line.finish(completion)
      }
    }
  }

  /// Sends the first value at once, and then at most one for each interval.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> Publishers.Stage<Output, Failure> {
    Publishers.Stage { line in
      var waiting: Output?
      var isClosed = false
      func open() {
        if let value = waiting {
          waiting = nil
          line.send(value)
          close()
        } else {
          isClosed = false
        }
      }
      func close() {
        isClosed = true
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval),
          tolerance: scheduler.minimumTolerance,
          options: nil,
          open
        )
      }
      line.listen(to: self) { value in
        if isClosed {
          if latest || waiting == nil { waiting = value }
        } else {
          line.send(value)
          close()
        }
      } completion: { completion in
        if let value = waiting { line.send(value) }
        line.finish(completion)
      }
    }
  }

  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Stage<Output, Failure> {
    Publishers.Stage { line in
      var generation = 0
      func arm() {
        generation += 1
        let mine = generation
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval),
          tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          guard mine == generation else { return }
          line.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      arm()
      line.listen(to: self) { value in
        arm()
        line.send(value)
      }
    }
  }
}
