public struct ButtonStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let isPressed: Bool
  @MainActor public var label: Label { Label(content: content) }
  let content: AnyView
}

@MainActor
@preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let role: ButtonRole?
  @MainActor public var label: Label { Label(content: content) }
  private let content: AnyView
  private let action: @MainActor () -> Void

  init(role: ButtonRole?, label: AnyView, action: @escaping @MainActor () -> Void) {
    self.role = role
    content = label
    self.action = action
  }

  @MainActor public func trigger() { action() }

  var asButtonStyle: ButtonStyleConfiguration {
    ButtonStyleConfiguration(role: role, isPressed: false, content: content)
  }
}

@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  @MainActor public static var automatic: Self { DefaultButtonStyle() }
  @MainActor public static var bordered: Self { DefaultButtonStyle() }
  @MainActor public static var borderedProminent: Self { DefaultButtonStyle() }
  @MainActor public static var borderless: Self { DefaultButtonStyle() }
  @MainActor public static var plain: Self { DefaultButtonStyle() }
  @MainActor public static var link: Self { DefaultButtonStyle() }
  @MainActor public static var card: Self { DefaultButtonStyle() }
  @MainActor public static var glass: Self { DefaultButtonStyle() }
  @MainActor public static var accessoryBar: Self { DefaultButtonStyle() }
}

public typealias PlainButtonStyle = DefaultButtonStyle
public typealias BorderedButtonStyle = DefaultButtonStyle
public typealias BorderlessButtonStyle = DefaultButtonStyle
public typealias BorderedProminentButtonStyle = DefaultButtonStyle

extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    EnvironmentView(self) { values in
      values.buttonStyle = {
        styled(style) { style.makeBody(configuration: $0.asButtonStyle) }($0)
      }
    }
  }

  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    EnvironmentView(self) { values in
      values.buttonStyle = { styled(style) { style.makeBody(configuration: $0) }($0) }
    }
  }
}

public struct ToggleStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  @Binding public var isOn: Bool
  @MainActor public var label: Label { Label(content: content) }
  public var isMixed: Bool { false }
  let content: AnyView
}

@MainActor
@preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  @MainActor public static var automatic: Self { DefaultToggleStyle() }
  @MainActor public static var `switch`: Self { DefaultToggleStyle() }
  @MainActor public static var button: Self { DefaultToggleStyle() }
  @MainActor public static var checkbox: Self { DefaultToggleStyle() }
}

public typealias SwitchToggleStyle = DefaultToggleStyle
public typealias ButtonToggleStyle = DefaultToggleStyle
public typealias CheckboxToggleStyle = DefaultToggleStyle

extension EnvironmentValues {
  var toggleStyle: (@MainActor (ToggleStyleConfiguration) -> Element)? {
    get { named(default: (@MainActor (ToggleStyleConfiguration) -> Element)?.none) }
    set { set(newValue) }
  }
}

extension View {
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    EnvironmentView(self) { values in
      values.toggleStyle = { styled(style) { style.makeBody(configuration: $0) }($0) }
    }
  }
}
