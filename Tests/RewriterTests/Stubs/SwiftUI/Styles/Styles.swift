// Styles that nobody writes a body for.
public protocol ListStyle {}
public struct DefaultListStyle: ListStyle { public init() {} }
public struct PlainListStyle: ListStyle { public init() {} }
public struct GroupedListStyle: ListStyle { public init() {} }
public struct InsetListStyle: ListStyle { public init() {} }
public struct InsetGroupedListStyle: ListStyle { public init() {} }
public struct SidebarListStyle: ListStyle { public init() {} }

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: Self { Self() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: Self { Self() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: Self { Self() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: Self { Self() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: Self { Self() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: Self { Self() }
}

public protocol TextFieldStyle {}
public struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }
public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: Self { Self() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: Self { Self() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: Self { Self() }
}

public protocol PickerStyle {}
public struct DefaultPickerStyle: PickerStyle { public init() {} }
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
public typealias MenuPickerStyle = DefaultPickerStyle
public typealias InlinePickerStyle = DefaultPickerStyle
public typealias WheelPickerStyle = DefaultPickerStyle

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: Self { Self() }
  public static var menu: Self { Self() }
  public static var inline: Self { Self() }
  public static var wheel: Self { Self() }
  public static var navigationLink: Self { Self() }
  public static var radioGroup: Self { Self() }
  public static var palette: Self { Self() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: Self { Self() }
}

/// One style protocol of the many that only offer names.
public protocol DatePickerStyle {}
public protocol FormStyle {}
public protocol GroupBoxStyle {}
public protocol IndexViewStyle {}
public protocol MenuStyle {}
public protocol NavigationSplitViewStyle {}
public protocol NavigationViewStyle {}
public protocol ProgressViewStyle {}
public protocol TabViewStyle {}
public protocol GaugeStyle {}
public protocol DisclosureGroupStyle {}

public struct NamedStyle: DatePickerStyle, FormStyle, GroupBoxStyle, IndexViewStyle, MenuStyle,
  NavigationSplitViewStyle, NavigationViewStyle, ProgressViewStyle, TabViewStyle, GaugeStyle,
  DisclosureGroupStyle
{
  public init() {}
}

public typealias PageTabViewStyle = NamedStyle
public typealias StackNavigationViewStyle = NamedStyle
public typealias CircularProgressViewStyle = NamedStyle
public typealias LinearProgressViewStyle = NamedStyle
public typealias CompactDatePickerStyle = NamedStyle
public typealias GraphicalDatePickerStyle = NamedStyle
public typealias GroupedFormStyle = NamedStyle

extension DatePickerStyle where Self == NamedStyle {
  public static var automatic: Self { Self() }
  public static var compact: Self { Self() }
  public static var graphical: Self { Self() }
  public static var wheel: Self { Self() }
}
extension FormStyle where Self == NamedStyle {
  public static var automatic: Self { Self() }
  public static var columns: Self { Self() }
  public static var grouped: Self { Self() }
}
extension MenuStyle where Self == NamedStyle {
  public static var automatic: Self { Self() }
  public static var button: Self { Self() }
  public static var borderlessButton: Self { Self() }
}
extension NavigationSplitViewStyle where Self == NamedStyle {
  public static var automatic: Self { Self() }
  public static var balanced: Self { Self() }
  public static var prominentDetail: Self { Self() }
}
extension NavigationViewStyle where Self == NamedStyle {
  public static var automatic: Self { Self() }
  public static var stack: Self { Self() }
  public static var columns: Self { Self() }
}
extension ProgressViewStyle where Self == NamedStyle {
  public static var automatic: Self { Self() }
  public static var circular: Self { Self() }
  public static var linear: Self { Self() }
}
extension TabViewStyle where Self == NamedStyle {
  public static var automatic: Self { Self() }
  public static var page: Self { Self() }
  public static var sidebarAdaptable: Self { Self() }
  public static func page(indexDisplayMode: PageIndexDisplayMode) -> Self { Self() }
}

public enum PageIndexDisplayMode: Sendable { case automatic, always, never }

extension View {
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { self }
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    self
  }
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }
}
