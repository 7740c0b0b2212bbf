/// What code asks of an `ObservableObject`.
extension FileFacts {
  /// `ObservableObject` where it stands in a type, with the module before it.
  public func observableTypes(in range: ByteRange) -> [ByteRange] {
    uses.typeReferences.filter {
      $0.name == "ObservableObject" && range.contains($0.range.lowerBound)
    }.map(\.range)
  }

  /// Whether code of a range hands an object to what takes an `ObservableObject` alone.
  func wrapsObjects(in range: ByteRange) -> Bool {
    let text = text(range)
    return ["environmentObject", "ObservedObject", "StateObject", "focusedObject"].contains {
      text.contains($0)
    }
  }

  /// `ObservableObject` in the constraints of a declaration, by its part before the body.
  public func observableConstraints(in header: ByteRange) -> [ByteRange] {
    uses.typeReferences.filter {
      $0.name == "ObservableObject" && $0.position == .genericConstraint
        && header.contains($0.range.lowerBound)
    }.map(\.range)
  }

  /// Whether code of a range names the publisher that an `ObservableObject` has.
  func needsPublisher(in range: ByteRange) -> Bool {
    uses.objectWillChange.contains { range.contains($0.range.lowerBound) }
      || text(range).contains("ObjectWillChangePublisher")
  }

  /// Whether code of a range does more with `self` than use its members.
  func handsOnSelf(in range: ByteRange) -> Bool {
    words("self", in: range).contains { place in
      let after = text(place.upperBound..<min(place.upperBound + 2, range.upperBound))
      if after.hasPrefix(".") || after.hasPrefix("[") || after == "?." { return false }
      let before = text(max(range.lowerBound, place.lowerBound - 9)..<place.lowerBound)
      return !["weak ", "unowned ", "let ", "type(of: "].contains { before.hasSuffix($0) }
    }
  }
}
