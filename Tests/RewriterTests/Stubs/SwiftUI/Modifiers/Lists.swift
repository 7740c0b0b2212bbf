// Lists, bars and previews.
extension View {
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  nonisolated public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }
  nonisolated public func listRowSeparatorTint(_ color: Color?) -> some View { self }
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self }
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    self
  }
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  {
    self
  }
  nonisolated public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View { self }
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    beside(trailing)
  }
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    beside(leading)
  }
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L,
    trailing: T
  ) -> some View {
    beside(leading).beside(trailing)
  }
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    self
  }
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }
  nonisolated public func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}

extension VerticalEdge {
  public struct Set: OptionSet, Sendable {
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]

    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
  }
}

public struct ToolbarPlacement: Sendable {
  public static let automatic = Self()
  public static let bottomBar = Self()
  public static let navigationBar = Self()
  public static let tabBar = Self()
  public static let windowToolbar = Self()
}

public struct ToolbarRole: Sendable {
  public static let automatic = Self()
  public static let browser = Self()
  public static let editor = Self()
  public static let navigationStack = Self()
}

public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

@MainActor
@preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder
  @MainActor
  @preconcurrency
  static var previews: Previews { get }
}
