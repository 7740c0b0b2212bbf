// Outside Apple's systems nobody can make an NSObject from its type, so a delegate that is asked
// for is an error of the program that runs here.
func noDelegate() -> Never { trap("There is no application delegate here.") }

@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  @MainActor
  public init(_ delegateType: Delegate.Type = Delegate.self) {}

  @MainActor public var wrappedValue: Delegate { noDelegate() }
}

extension UIApplicationDelegateAdaptor where Delegate: ObservableObject {
  @MainActor public var projectedValue: ObservedObject<Delegate>.Wrapper { noDelegate() }
}

@propertyWrapper
public struct NSApplicationDelegateAdaptor<Delegate: NSObject & NSApplicationDelegate>:
  DynamicProperty
{
  @MainActor
  public init(_ delegateType: Delegate.Type = Delegate.self) {}

  @MainActor public var wrappedValue: Delegate { noDelegate() }
}

extension NSApplicationDelegateAdaptor where Delegate: ObservableObject {
  @MainActor public var projectedValue: ObservedObject<Delegate>.Wrapper { noDelegate() }
}
