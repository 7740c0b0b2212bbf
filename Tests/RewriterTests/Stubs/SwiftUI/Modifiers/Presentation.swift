extension View {
  /// Shows content below the view for as long as the binding says so.
  nonisolated func presentation<Content: View>(
    _ name: String,
    _ isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    AccompaniedView(self) { _ in
      guard isPresented.wrappedValue else { return .empty }
      return presented(name, key: true, onDismiss, { isPresented.wrappedValue = false }) {
        content().makeElement()
      }
    }
  }

  nonisolated func presentation<Item, Content: View>(
    _ name: String,
    of item: Binding<Item?>,
    id: @escaping (Item) -> AnyHashable,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    AccompaniedView(self) { _ in
      guard let value = item.wrappedValue else { return .empty }
      return presented(name, key: id(value), onDismiss, { item.wrappedValue = nil }) {
        content(value).makeElement()
      }
    }
  }

  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation("Sheet", isPresented, onDismiss: onDismiss, content: content)
  }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(
      "Sheet", of: item, id: { AnyHashable($0.id) }, onDismiss: onDismiss, content: content)
  }

  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation("FullScreenCover", isPresented, onDismiss: onDismiss, content: content)
  }

  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(
      "FullScreenCover",
      of: item,
      id: { AnyHashable($0.id) },
      onDismiss: onDismiss,
      content: content
    )
  }

  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect,
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation("Popover", isPresented, content: content)
  }

  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect,
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation("Popover", of: item, id: { AnyHashable($0.id) }, content: content)
  }

  nonisolated public func inspector<Content: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation("Inspector", isPresented, content: content)
  }
}

public enum PopoverAttachmentAnchor: Sendable { case rect }

@MainActor
private func presented(
  _ name: String,
  key: AnyHashable,
  _ onDismiss: (() -> Void)?,
  _ dismiss: @escaping @MainActor () -> Void,
  _ content: @escaping () -> Element
) -> Element {
  let inner = Element(
    Node.self,
    .environment(
      { $0.presentationDismissal = dismiss }, Element(Node.self, .reader { _ in content() }))
  )
  let drawing = labelledElement(Node.self, name, nil, [inner])
  guard let onDismiss else { return drawing.keyed(key) }
  return Element(Node.self, .effect(DisappearEffect(action: onDismiss), drawing)).keyed(key)
}
