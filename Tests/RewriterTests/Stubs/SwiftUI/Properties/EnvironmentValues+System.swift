public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}

@MainActor
@preconcurrency
public struct DismissAction: Sendable {
  let action: (@MainActor () -> Void)?

  public func callAsFunction() { action?() }
}

@MainActor
@preconcurrency
public struct OpenURLAction: Sendable {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  nonisolated private let handler: @MainActor @Sendable (URL) -> Result

  nonisolated public init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
    self.handler = handler
  }

  public func callAsFunction(_ url: URL) { _ = handler(url) }
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    _ = handler(url)
    completion(true)
  }
}

public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  public func callAsFunction() async { await action() }
}

@MainActor
@preconcurrency
public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

@MainActor
@preconcurrency
public struct DismissWindowAction: Sendable {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
}

@MainActor
@preconcurrency
public struct OpenSettingsAction: Sendable {
  public func callAsFunction() {}
}

@MainActor
@preconcurrency
public struct DismissSearchAction: Sendable {
  public func callAsFunction() {}
}

public struct PresentationMode {
  public let isPresented: Bool
  let dismissal: (@MainActor () -> Void)?

  @MainActor
  public mutating func dismiss() { dismissal?() }
}

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { named(default: .light) }
    set { set(newValue) }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { named(default: UserInterfaceSizeClass?.some(.regular)) }
    set { set(newValue) }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { named(default: UserInterfaceSizeClass?.some(.regular)) }
    set { set(newValue) }
  }
  public var scenePhase: ScenePhase {
    get { named(default: .active) }
    set { set(newValue) }
  }
  public var layoutDirection: LayoutDirection {
    get { named(default: .leftToRight) }
    set { set(newValue) }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { named(default: .large) }
    set { set(newValue) }
  }
  public var controlSize: ControlSize {
    get { named(default: .regular) }
    set { set(newValue) }
  }
  public var isEnabled: Bool {
    get { named(default: true) }
    set { set(newValue) }
  }
  public var locale: Locale {
    get { named(default: Locale(identifier: "en_US")) }
    set { set(newValue) }
  }
  public var calendar: Calendar {
    get { named(default: Calendar(identifier: .gregorian)) }
    set { set(newValue) }
  }
  public var timeZone: TimeZone {
    get { named(default: TimeZone(secondsFromGMT: 0)!) }
    set { set(newValue) }
  }
  public var font: Font? {
    get { named(default: Font?.none) }
    set { set(newValue) }
  }
  public var displayScale: CGFloat {
    get { named(default: 2) }
    set { set(newValue) }
  }
  public var lineLimit: Int? {
    get { named(default: Int?.none) }
    set { set(newValue) }
  }
  public var editMode: Binding<EditMode>? {
    get { named(default: Binding<EditMode>?.none) }
    set { set(newValue) }
  }
  public var isFocused: Bool { named(default: false) }
  public var isSearching: Bool { named(default: false) }
  public var isPresented: Bool { presentationDismissal != nil }
  public var accessibilityReduceMotion: Bool { named(default: false) }
  public var redactionReasons: RedactionReasons {
    get { named(default: []) }
    set { set(newValue) }
  }
  public var openURL: OpenURLAction {
    get { named(default: OpenURLAction { _ in .handled }) }
    set { set(newValue) }
  }
  public var refresh: RefreshAction? {
    get { named(default: RefreshAction?.none) }
    set { set(newValue) }
  }
  public var managedObjectContext: NSManagedObjectContext {
    get { named(default: NSManagedObjectContext()) }
    set { set(newValue) }
  }
  public var openWindow: OpenWindowAction { MainActor.assumeIsolated { OpenWindowAction() } }
  public var dismissWindow: DismissWindowAction {
    MainActor.assumeIsolated { DismissWindowAction() }
  }
  public var openSettings: OpenSettingsAction { MainActor.assumeIsolated { OpenSettingsAction() } }
  public var dismissSearch: DismissSearchAction {
    MainActor.assumeIsolated { DismissSearchAction() }
  }
  public var dismiss: DismissAction {
    MainActor.assumeIsolated { DismissAction(action: presentationDismissal) }
  }
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented, dismissal: presentationDismissal))
  }
  /// What takes away the sheet, or the pushed view, that this is in.
  var presentationDismissal: (@MainActor () -> Void)? {
    get { named(default: (@MainActor () -> Void)?.none) }
    set { set(newValue) }
  }
}
