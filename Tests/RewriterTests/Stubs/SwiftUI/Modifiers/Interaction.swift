// What would matter to a person at a device; here the actions are never called.
extension View {
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    self
  }
  nonisolated public func badge(_ count: Int) -> some View { self }
  nonisolated public func badge(_ label: Text?) -> some View { self }
  nonisolated public func help(_ text: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View {
    self
  }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping () -> KeyPress.Result
  ) -> some View {
    self
  }
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View {
    self
  }
  nonisolated public func submitLabel(_ label: SubmitLabel) -> some View { self }
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    self
  }
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    _ value: V
  ) -> some View {
    self
  }
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
  nonisolated public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View { self }
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    self
  }
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  nonisolated public func textContentType(_ type: UITextContentType?) -> some View { self }
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    self
  }
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
    self
  }
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    self
  }
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  nonisolated public func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (Any) -> Void
  ) -> some View {
    self
  }
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [String],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    self
  }
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T
  ) -> some View {
    self
  }
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self,
    value: K.Value
  ) -> some View {
    self
  }
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self,
    perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    self
  }
}

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let space = KeyEquivalent(" ")
  public static let tab = KeyEquivalent("\t")
  public static let delete = KeyEquivalent("\u{8}")
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")

  public var character: Character

  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }
}

public struct EventModifiers: OptionSet, Sendable {
  public static let command = Self(rawValue: 1)
  public static let shift = Self(rawValue: 2)
  public static let option = Self(rawValue: 4)
  public static let control = Self(rawValue: 8)
  public static let all: Self = [.command, .shift, .option, .control]

  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

public struct KeyboardShortcut: Hashable, Sendable {
  public static let defaultAction = KeyboardShortcut(.return)
  public static let cancelAction = KeyboardShortcut(.escape)

  public var key: KeyEquivalent

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.key = key }
}

public enum KeyPress: Sendable {
  public enum Result: Sendable { case handled, ignored }
}

public struct SubmitTriggers: OptionSet, Sendable {
  public static let text = Self(rawValue: 1)
  public static let search = Self(rawValue: 2)

  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

public struct SubmitLabel: Sendable {
  public static let done = Self()
  public static let go = Self()
  public static let send = Self()
  public static let search = Self()
  public static let next = Self()
  public static let `continue` = Self()
  public static let `return` = Self()
}

public struct TextInputAutocapitalization: Sendable {
  public static let never = Self()
  public static let words = Self()
  public static let sentences = Self()
  public static let characters = Self()
}

public struct ScrollDismissesKeyboardMode: Sendable {
  public static let automatic = Self()
  public static let immediately = Self()
  public static let interactively = Self()
  public static let never = Self()
}

public struct ScrollIndicatorVisibility: Equatable, Sendable {
  public static let automatic = Self()
  public static let visible = Self()
  public static let hidden = Self()
  public static let never = Self()
}

public struct SensoryFeedback: Equatable, Sendable {
  public static let success = Self()
  public static let warning = Self()
  public static let error = Self()
  public static let selection = Self()
  public static let impact = Self()
}
