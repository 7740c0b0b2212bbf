extension UIViewRepresentable {
  var represented: RepresentedView {
    RepresentedView(
      name: "\(Self.self)",
      coordinator: { makeCoordinator() },
      make: {
        makeUIView(context: UIViewRepresentableContext(anyCoordinator: $0, environment: $1))
      },
      update: {
        updateUIView(
          $0 as! UIViewType,
          context: UIViewRepresentableContext(anyCoordinator: $1, environment: $2)
        )
      }
    )
  }
}

extension UIViewControllerRepresentable {
  var represented: RepresentedView {
    RepresentedView(
      name: "\(Self.self)",
      coordinator: { makeCoordinator() },
      make: {
        makeUIViewController(
          context: UIViewControllerRepresentableContext(anyCoordinator: $0, environment: $1)
        )
      },
      update: {
        updateUIViewController(
          $0 as! UIViewControllerType,
          context: UIViewControllerRepresentableContext(anyCoordinator: $1, environment: $2)
        )
      }
    )
  }
}

extension NSViewRepresentable {
  var represented: RepresentedView {
    RepresentedView(
      name: "\(Self.self)",
      coordinator: { makeCoordinator() },
      make: {
        makeNSView(context: NSViewRepresentableContext(anyCoordinator: $0, environment: $1))
      },
      update: {
        updateNSView(
          $0 as! NSViewType,
          context: NSViewRepresentableContext(anyCoordinator: $1, environment: $2)
        )
      }
    )
  }
}

/// Makes its object once for each identity; updates it with what `update` reads tracked.
struct RepresentedView: View {
  let name: String
  let coordinator: () -> Any
  let make: (Any, EnvironmentValues) -> AnyObject
  let update: (AnyObject, Any, EnvironmentValues) -> Void
  @State private var made = Made()
  /// No two are equal: a representable is updated whenever it is evaluated.
  let evaluation = Evaluation()

  final class Evaluation {}

  final class Made {
    var coordinator: Any?
    var object: AnyObject?
  }

  var body: some View {
    ElementView {
      Element(
        Self.self,
        .reader { values in
          let coordinator = made.coordinator ?? self.coordinator()
          made.coordinator = coordinator
          let object = made.object ?? make(coordinator, values)
          made.object = object
          update(object, coordinator, values)
          return labelledElement(Self.self, name, nil, [])
        }
      )
    }
  }
}

/// Shows its root view in a tree of its own.
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }
}

open class NSHostingController<Content: View>: NSViewController {
  open var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }
}

open class NSHostingView<Content: View>: NSView {
  open var rootView: Content

  public required init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }
}

public struct UIHostingConfiguration<Content: View, Background: View> {
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {}
}
