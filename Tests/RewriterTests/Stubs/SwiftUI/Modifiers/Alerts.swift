extension View {
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog("Alert", Text(titleKey), isPresented, actions, { EmptyView() })
  }

  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog("Alert", Text(titleKey), isPresented, actions, message)
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog("Alert", Text(title: title), isPresented, actions, { EmptyView() })
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog("Alert", Text(title: title), isPresented, actions, message)
  }

  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog("Alert", Text(titleKey), isPresented, { data.map(actions) }, { data.map(message) })
  }

  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog("Alert", Text(titleKey), isPresented, { data.map(actions) }, { EmptyView() })
  }

  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    let title = Text(verbatim: error?.errorDescription ?? "")
    return dialog("Alert", title, isPresented, actions, { EmptyView() })
  }

  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    let title = Text(verbatim: error?.errorDescription ?? "")
    return dialog("Alert", title, isPresented, { error.map(actions) }, { error.map(message) })
  }

  @available(*, deprecated)
  nonisolated public func alert(
    isPresented: Binding<Bool>,
    content: @escaping () -> Alert
  ) -> some View {
    presentation("Alert", isPresented) { content().content }
  }

  @available(*, deprecated)
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: @escaping (Item) -> Alert
  ) -> some View {
    presentation("Alert", of: item, id: { AnyHashable($0.id) }, content: { content($0).content })
  }

  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog("ConfirmationDialog", Text(titleKey), isPresented, actions, { EmptyView() })
  }

  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog("ConfirmationDialog", Text(titleKey), isPresented, actions, message)
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog("ConfirmationDialog", Text(title: title), isPresented, actions, { EmptyView() })
  }

  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      "ConfirmationDialog", Text(titleKey), isPresented, { data.map(actions) }, { EmptyView() })
  }

  nonisolated private func dialog<A: View, M: View>(
    _ name: String,
    _ title: Text,
    _ isPresented: Binding<Bool>,
    @ViewBuilder _ actions: @escaping () -> A,
    @ViewBuilder _ message: @escaping () -> M
  ) -> some View {
    presentation(name, isPresented) {
      title
      message()
      actions()
    }
  }
}

public struct Alert {
  public struct Button {
    let title: Text
    let action: () -> Void

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, action: action ?? {})
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, action: action ?? {})
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(title: Text(verbatim: "Cancel"), action: action ?? {})
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  @MainActor
  @ViewBuilder
  var content: some View {
    title
    message
    ForEach(0..<buttons.count) { index in
      let button = buttons[index]
      SwiftUI.Button(action: button.action) { button.title }
    }
  }
}
