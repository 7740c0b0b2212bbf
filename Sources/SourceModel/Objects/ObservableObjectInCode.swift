/// What code requires of an `ObservableObject`.
extension FileFacts {
  /// The ranges of `ObservableObject` in types, including a module qualifier.
  public func observableTypes(in range: ByteRange) -> [ByteRange] {
    uses.typeReferences.filter {
      $0.name == "ObservableObject" && range.contains($0.range.lowerBound)
    }.map(\.range)
  }

  /// Whether code in a range passes an object to something that only accepts an `ObservableObject`.
  func wrapsObjects(in range: ByteRange) -> Bool {
    let text = text(range)
    return SDK.takesObservableObject.contains {
      text.contains($0)
    }
  }

  /// The ranges of `ObservableObject` in the generic constraints of a declaration's header.
  public func observableConstraints(in header: ByteRange) -> [ByteRange] {
    uses.typeReferences.filter {
      $0.name == "ObservableObject" && $0.position == .genericConstraint
        && header.contains($0.range.lowerBound)
    }.map(\.range)
  }

  /// Whether code in a range names the publisher of an `ObservableObject`.
  func needsPublisher(in range: ByteRange) -> Bool {
    uses.objectWillChange.contains { range.contains($0.range.lowerBound) }
      || text(range).contains("ObjectWillChangePublisher")
  }

  /// Whether code in a range does more with `self` than access its members.
  func passesOnSelf(in range: ByteRange) -> Bool {
    words("self", in: range).contains { place in
      let after = text(place.upperBound..<min(place.upperBound + 2, range.upperBound))
      if after.hasPrefix(".") || after.hasPrefix("[") || after == "?." { return false }
      let before = text(max(range.lowerBound, place.lowerBound - 9)..<place.lowerBound)
      return !["weak ", "unowned ", "let ", "type(of: "].contains { before.hasSuffix($0) }
    }
  }
}
