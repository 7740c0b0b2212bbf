/// What a function does with an argument that it accepts as any `ObservableObject`.
extension Objects {
  /// Whether the function may require its argument to be an `ObservableObject`: it stores the object, returns it, or
  /// passes it on to code that only accepts such objects. Member accesses, comparisons, casts and calls that accept any
  /// type do not require it.
  func needsObject(
    in parameter: Parameter, of function: DeclaredFunction, inFile number: Int
  ) -> Bool {
    guard let body = function.body else { return false }
    let file = symbols.files[number]
    let handed = file.uses.calls.starting(in: body).flatMap { call in
      call.arguments.filter { argument in
        argument.value.kind == .name(parameter.name)
          && takesAnything(argument, of: call, inFile: number)
      }.map(\.value.range.lowerBound)
    }
    let asked = file.uses.typeReferences.compactMap { reference -> Int? in
      guard case .cast(let cast) = reference.position else { return nil }
      return cast.value?.range.lowerBound
    }
    let harmless = Set(handed + asked)
    return file.words(parameter.name, in: body).contains {
      !harmless.contains($0.lowerBound) && file.mayPassOn(wordAt: $0)
    }
  }

  private func takesAnything(
    _ argument: Expression.Argument, of call: Call, inFile number: Int
  ) -> Bool {
    let functions = graph.functions(
      called: call, at: ScopeReference(file: number, scope: call.scope))
    guard functions.isEmpty else {
      return functions.allSatisfy { reference in
        guard let signature = signature(of: symbols[reference]) else { return true }
        return !signature.required.joined().contains {
          signature.parameters[$0].label == argument.label
        }
      }
    }
    return SDK.readsAnyValue.contains(call.name)
  }
}

extension FileFacts {
  /// Whether the code around a value's name may assign or pass the value on: anything except a member access, a
  /// comparison, a string interpolation, a cast or a condition that unwraps it.
  fileprivate func mayPassOn(wordAt word: ByteRange) -> Bool {
    let line = word.lowerBound - lines.position(of: word.lowerBound).column + 1
    if text(line..<word.lowerBound).contains("//") { return false }
    let before = text(trimmed(line..<word.lowerBound))
    let after = text(trimmed(word.upperBound..<min(word.upperBound + 8, bytes.count)))
    let isMember = after.hasPrefix(".") && !after.hasPrefix("..") || after.hasPrefix("?.")
    let isLabel = after.hasPrefix(":") && (before.hasSuffix("(") || before.hasSuffix(","))
    let isCompared =
      after.hasPrefix("==") || after.hasPrefix("!=") || before.hasSuffix("==")
      || before.hasSuffix("!=")
    let isUnwrapped =
      before.hasSuffix(" let")
      && (after.hasPrefix("{") || after.hasPrefix(",") || after.hasPrefix("else"))
    let isCast = ["is ", "as?", "as!"].contains { after.hasPrefix($0) }
    let isShown = before.hasSuffix("\\(") && after.hasPrefix(")")
    return !isMember && !isLabel && !isCompared && !isUnwrapped && !isCast && !isShown
      && !before.hasSuffix(".")
  }
}
