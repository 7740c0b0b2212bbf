public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label where Title: View, Icon: View {
  nonisolated public init(
    @ViewBuilder title: () -> Title,
    @ViewBuilder icon: () -> Icon
  ) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }
}

extension Label: View, Primitive where Title: View, Icon: View {
  /// The icon is not shown: it says nothing that the title does not.
  var element: Element {
    Element(
      Self.self,
      .reader { values in
        guard let style = values.labelStyle else { return title.makeElement() }
        return style(LabelStyleConfiguration(title: AnyView(title), icon: AnyView(icon)))
      }
    )
  }
}

public struct LabelStyleConfiguration {
  public struct Title: View {
    let content: AnyView
    public var body: some View { content }
  }

  public struct Icon: View {
    let content: AnyView
    public var body: some View { content }
  }

  @MainActor public var title: Title { Title(content: titleContent) }
  @MainActor public var icon: Icon { Icon(content: iconContent) }
  private let titleContent: AnyView
  private let iconContent: AnyView

  init(title: AnyView, icon: AnyView) {
    titleContent = title
    iconContent = icon
  }
}

@MainActor
@preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  @MainActor public static var automatic: Self { DefaultLabelStyle() }
  @MainActor public static var titleOnly: Self { DefaultLabelStyle() }
  @MainActor public static var titleAndIcon: Self { DefaultLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  @MainActor public static var iconOnly: Self { IconOnlyLabelStyle() }
}

extension EnvironmentValues {
  var labelStyle: (@MainActor (LabelStyleConfiguration) -> Element)? {
    get { named(default: (@MainActor (LabelStyleConfiguration) -> Element)?.none) }
    set { set(newValue) }
  }
}

extension View {
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    EnvironmentView(self) { values in
      values.labelStyle = { styled(style) { style.makeBody(configuration: $0) }($0) }
    }
  }
}

/// What a style makes of a configuration, with the style's own dynamic properties.
@MainActor
func styled<Style, Configuration, Content: View>(
  _ style: Style,
  _ makeBody: @escaping @MainActor (Configuration) -> Content
) -> @MainActor (Configuration) -> Element {
  { configuration in
    Element(
      Style.self,
      .composite(
        Composite(value: style, isComparable: false) { makeBody(configuration).makeElement() }
      )
    )
  }
}
