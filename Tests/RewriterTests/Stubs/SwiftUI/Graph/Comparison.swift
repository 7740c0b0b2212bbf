/// Whether two values of a view's property are, as far as one can tell, the same. Closures never
/// are: nobody can compare what they capture.
@MainActor
func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
  guard type(of: lhs) == type(of: rhs) else { return false }
  if let property = lhs as? any GraphProperty { return property.isSame(as: rhs) }
  if type(of: lhs) is AnyClass { return (lhs as AnyObject) === (rhs as AnyObject) }
  if let equatable = lhs as? any Equatable { return isEqual(equatable, rhs) }
  let left = Mirror(reflecting: lhs)
  let right = Mirror(reflecting: rhs)
  guard left.displayStyle != nil, left.children.count == right.children.count else { return false }
  if left.children.isEmpty {
    // Without parts: an empty struct, an empty collection, or the case of an enum.
    return left.displayStyle != .enum || "\(lhs)" == "\(rhs)"
  }
  return zip(left.children, right.children).allSatisfy {
    $0.label == $1.label && areEqual($0.value, $1.value)
  }
}

private func isEqual<T: Equatable>(_ lhs: T, _ rhs: Any) -> Bool {
  (rhs as? T) == lhs
}
