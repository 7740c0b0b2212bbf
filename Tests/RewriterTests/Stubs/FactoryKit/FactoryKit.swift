// The registrations of the Factory package, as far as its users' code names them.

public struct Factory<T> {
  let make: () -> T
  public var singleton: Factory<T> { self }
  public func callAsFunction() -> T { make() }
}

public final class Container {
  nonisolated(unsafe) public static let shared = Container()
  public func callAsFunction<T>(_ make: @escaping () -> T) -> Factory<T> { Factory(make: make) }
}
