// The registrations of the Factory package, as far as its users' code names them.

import Combine
import Observation
import SwiftUI

public struct Factory<T> {
  let make: () -> T
  public var singleton: Factory<T> { self }
  public func callAsFunction() -> T { make() }
}

public final class ContainerManager {
  public init() {}
}

public protocol SharedContainer: AnyObject {
  static var shared: Self { get }
  var manager: ContainerManager { get }
}

extension SharedContainer {
  public func callAsFunction<T>(_ make: @escaping () -> T) -> Factory<T> { Factory(make: make) }
}

public final class Container: SharedContainer {
  nonisolated(unsafe) public static let shared = Container()
  public let manager = ContainerManager()
}

@propertyWrapper
public struct Injected<T> {
  public var wrappedValue: T

  public init(_ keyPath: KeyPath<Container, Factory<T>>) {
    wrappedValue = Container.shared[keyPath: keyPath]()
  }

  public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) {
    wrappedValue = C.shared[keyPath: keyPath]()
  }
}

public func resolve<C: SharedContainer, T>(_ keyPath: KeyPath<C, Factory<T>>) -> T {
  C.shared[keyPath: keyPath]()
}

@MainActor @propertyWrapper
public struct InjectedObject<T>: DynamicProperty where T: ObservableObject {
  @StateObject fileprivate var dependency: T

  public init(_ keyPath: KeyPath<Container, Factory<T>>) {
    _dependency = StateObject<T>(wrappedValue: Container.shared[keyPath: keyPath]())
  }

  public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) {
    _dependency = StateObject<T>(wrappedValue: C.shared[keyPath: keyPath]())
  }

  public var wrappedValue: T { dependency }
  public var projectedValue: ObservedObject<T>.Wrapper { $dependency }
}

@MainActor @propertyWrapper
public struct InjectedObservable<T>: DynamicProperty where T: Observation.Observable {
  fileprivate let dependency: T

  public init(_ keyPath: KeyPath<Container, Factory<T>>) {
    dependency = Container.shared[keyPath: keyPath]()
  }

  public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) {
    dependency = C.shared[keyPath: keyPath]()
  }

  public var wrappedValue: T { dependency }
  public var projectedValue: Binding<T> { Binding(get: { dependency }, set: { _ in }) }
}
