// Views of the other frameworks: made, updated and taken down, and never shown.
public struct UIViewRepresentableContext<Representable> {
  let anyCoordinator: Any
  public let environment: EnvironmentValues
  public var transaction: Transaction { Transaction() }
}

public struct ProposedViewSize {
  public var width: CGFloat?
  public var height: CGFloat?
}

@MainActor
@preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? {
    nil
  }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentableContext where Representable: UIViewRepresentable {
  public var coordinator: Representable.Coordinator { anyCoordinator as! Representable.Coordinator }
}

public struct UIViewControllerRepresentableContext<Representable> {
  let anyCoordinator: Any
  public let environment: EnvironmentValues
  public var transaction: Transaction { Transaction() }
}

@MainActor
@preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  )
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentableContext where Representable: UIViewControllerRepresentable {
  public var coordinator: Representable.Coordinator { anyCoordinator as! Representable.Coordinator }
}

public struct NSViewRepresentableContext<Representable> {
  let anyCoordinator: Any
  public let environment: EnvironmentValues
  public var transaction: Transaction { Transaction() }
}

@MainActor
@preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: NSView
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>

  func makeNSView(context: Context) -> NSViewType
  func updateNSView(_ nsView: NSViewType, context: Context)
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension NSViewRepresentable {
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
}

extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension NSViewRepresentableContext where Representable: NSViewRepresentable {
  public var coordinator: Representable.Coordinator { anyCoordinator as! Representable.Coordinator }
}
