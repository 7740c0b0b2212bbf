/// Code that runs several times.
extension Initializers {
  /// Notes that the closures of a call run once for each element, unless the elements are written in the code.
  func noteElements(of call: Call, in file: Int, _ result: inout Findings) {
    guard let base = call.callee.base, !symbols.files[file].isLiteral(base) else { return }
    result.loops += call.closures.map(\.range)
  }

  /// Notes a loop inside another loop, unless both are known to be short.
  func note(_ loop: Loop, _ scope: Int, in code: Code, _ file: RunCode, _ result: inout Findings) {
    let scopes = symbols.files[code.file].scopes
    var parent = scopes[scope].parent
    var count = loop.literalCount
    var isNested = false
    while let current = parent, file.roots[current] == code.scope, current != code.scope {
      if let outer = scopes[current].loop, code.range.lowerBound <= outer.range.lowerBound {
        isNested = true
        count = count.flatMap { inner in outer.literalCount.map { min(inner, 1000) * min($0, 1000) }
        }
      }
      parent = scopes[current].parent
    }
    if loop.literalCount == nil { result.loops.append(scopes[scope].range) }
    guard isNested else {
      if loop.literalCount == nil {
        result.list.append(Finding(signal: .loop, range: loop.range, confidence: .certain))
      }
      return
    }
    guard count.map({ $0 >= 1000 }) ?? true else { return }
    result.list.append(Finding(signal: .nestedLoops, range: loop.range, confidence: .certain))
  }
}

extension FileFacts {
  /// Whether the elements of a collection are written in the code: an array, a range of numbers, the cases of a type.
  fileprivate func isLiteral(_ collection: Expression) -> Bool {
    let root = collection.chainRoot
    switch root.kind {
    case .array, .literal: return true
    case .tuple: return text(root.range).allSatisfy { $0.isNumber || "().<_ ".contains($0) }
    default: return collection.chainNames.contains("allCases")
    }
  }
}
