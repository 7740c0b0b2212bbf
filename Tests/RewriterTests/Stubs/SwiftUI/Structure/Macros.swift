public struct PreviewTrait<T>: Sendable {}

extension PreviewTrait where T == Void {
  public static var sizeThatFitsLayout: Self { Self() }
  public static var landscapeLeft: Self { Self() }
  public static var portrait: Self { Self() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
}

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Void>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StandInMacros", type: "PreviewMacro")

@attached(peer)
public macro Previewable() = #externalMacro(module: "StandInMacros", type: "PreviewableMacro")

@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "StandInMacros", type: "EntryMacro")

#if STATE_MACRO
  @attached(accessor, names: named(init), named(get), named(set))
  @attached(peer, names: prefixed(_), prefixed(`$`))
  public macro State() = #externalMacro(module: "StandInMacros", type: "StateMacro")
#endif
