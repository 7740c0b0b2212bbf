import Foundation

struct Expansion {
  var source: String
  var error: String?
  var file = ""
  var offset = 0
}

func expand(_ request: JSON) -> Expansion {
  let macro = (request["macro"] as? JSON)?["typeName"] as? String ?? ""
  let role = request["macroRole"] as? String ?? ""
  let syntax = request["declSyntax"] as? JSON ?? [:]
  let context = (request["lexicalContext"] as? [JSON] ?? []).compactMap { $0["source"] as? String }
  guard let variable = Variable(syntax["source"] as? String ?? "") else {
    return Expansion(source: "")
  }
  var expansion: Expansion
  switch (macro, role) {
  case ("EntryMacro", "accessor"): expansion = Expansion(source: variable.entryAccessors)
  case ("EntryMacro", "peer"): expansion = variable.entryKey(in: context.first ?? "")
  case ("StateMacro", "accessor"): expansion = Expansion(source: variable.stateAccessors)
  case ("StateMacro", "peer"): expansion = variable.stateStorage
  default: expansion = Expansion(source: "")
  }
  let location = syntax["location"] as? JSON
  expansion.file = location?["fileName"] as? String ?? ""
  expansion.offset = location?["offset"] as? Int ?? 0
  return expansion
}

extension Variable {
  var entryAccessors: String {
    """
    get { self[__Key_\(name).self] }
    set { self[__Key_\(name).self] = newValue }
    """
  }

  func entryKey(in context: String) -> Expansion {
    if context.contains("FocusedValues") {
      guard let type, type.hasSuffix("?") else {
        return Expansion(source: "", error: "A focused value is optional and has its type written.")
      }
      return Expansion(
        source: """
          private struct __Key_\(name): SwiftUI.FocusedValueKey {
            typealias Value = \(type.dropLast())
          }
          """
      )
    }
    let value = value ?? "nil"
    let declaration =
      (type ?? evidentType).map { "static var defaultValue: \($0) { \(value) }" }
      ?? "static let defaultValue = \(value)"
    return Expansion(
      source: "private struct __Key_\(name): SwiftUI.EnvironmentKey { \(declaration) }"
    )
  }

  var stateAccessors: String {
    let initializer =
      hasInitialValue
      ? ""
      : """
      @storageRestrictions(initializes: _\(name))
      init(initialValue) { _\(name) = SwiftUI.State(wrappedValue: initialValue) }

      """
    return """
      \(initializer)get { _\(name).wrappedValue }
      nonmutating set { _\(name).wrappedValue = newValue }
      """
  }

  var stateStorage: Expansion {
    guard let type = type ?? evidentType else {
      return Expansion(source: "", error: "Write the type of the state “\(name)”.")
    }
    // A constant, so that the storage has no part in a memberwise initializer.
    let storage =
      hasInitialValue
      ? "let _\(name) = SwiftUI.State<\(type)>(_lazily: { \(value ?? "nil") })"
      : "var _\(name): SwiftUI.State<\(type)>"
    return Expansion(
      source: """
        private \(storage)
        \(access)var $\(name): SwiftUI.Binding<\(type)> { _\(name).projectedValue }
        """
    )
  }

  private var hasInitialValue: Bool { value != nil || type?.hasSuffix("?") == true }
}
