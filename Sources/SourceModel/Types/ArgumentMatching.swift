extension [Parameter] {
  /// The indices of the parameters that a call leaves to their defaults; nil when the arguments do not fit.
  func omitted(by arguments: [Expression.Argument]) -> [Int]? { matching(arguments)?.omitted }

  /// The parameter that receives an argument of a call; nil when the arguments do not fit.
  func parameter(receiving argument: Int?, of arguments: [Expression.Argument]) -> Parameter? {
    matching(arguments)?.passed.first { $0.value == argument }.map { self[$0.key] }
  }

  /// Matches arguments to parameters by label and position.
  /// - Returns: The argument index for each parameter index, and the parameters left to their defaults; nil when the
  ///   arguments do not fit.
  public func matching(
    _ arguments: [Expression.Argument]
  ) -> (passed: [Int: Int], omitted: [Int])? {
    var omitted: [Int] = []
    var passed: [Int: Int] = [:]
    var next = 0
    var isFirstTrailing = true
    for (position, argument) in arguments.enumerated() {
      var isMatched = false
      while next < count {
        let parameter = self[next]
        let fits: Bool
        if argument.isTrailingClosure, isFirstTrailing {
          // The first trailing closure goes to the next parameter that can be a closure.
          fits = parameter.mayBeClosure && canReachEnd(after: next, arguments, from: argument)
        } else {
          fits = parameter.label == argument.label && parameter.mayTake(argument.value)
        }
        if fits {
          isMatched = true
          passed[next] = position
          if argument.isTrailingClosure { isFirstTrailing = false }
          if !parameter.isVariadic { next += 1 }
          break
        }
        // Further values of a variadic parameter have no label.
        if parameter.isVariadic, argument.label == nil, passed[next] != nil {
          isMatched = true
          break
        }
        guard parameter.defaultValue != nil || parameter.isVariadic else { return nil }
        if parameter.defaultValue != nil { omitted.append(next) }
        next += 1
      }
      if !isMatched { return nil }
    }
    while next < count {
      guard self[next].defaultValue != nil || self[next].isVariadic else { return nil }
      if self[next].defaultValue != nil { omitted.append(next) }
      next += 1
    }
    return (passed, omitted)
  }

  /// The parameter that an argument with this label or 0-based position is passed to.
  func parameter(forLabel label: String?, at index: Int) -> Parameter? {
    if let label { return first { $0.label == label } }
    return index < count && self[index].label == nil ? self[index] : nil
  }

  private func canReachEnd(
    after index: Int, _ arguments: [Expression.Argument], from argument: Expression.Argument
  ) -> Bool {
    self[(index + 1)...].allSatisfy {
      $0.defaultValue != nil || $0.isVariadic || ($0.mayBeClosure && arguments.last != argument)
    }
  }
}

extension Parameter {
  /// Whether `&x` and other values are passed to the parameters that take them. A pointer takes `&x`, too.
  fileprivate func mayTake(_ value: Expression) -> Bool {
    guard case .inOut = value.kind else { return !isInOut }
    return isInOut || type.simpleName?.contains("Pointer") != false
  }

  var mayBeClosure: Bool {
    switch type.unwrapped {
    case .function: true
    // A typealias may stand for a function type.
    case .named: true
    default: false
    }
  }
}
