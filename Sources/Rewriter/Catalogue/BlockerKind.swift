/// What keeps a type from being migrated. Closed: each kind has its message, its page and a snapshot that shows it.
public enum BlockerKind: String, Sendable, Hashable, CaseIterable {
  case publisherUse = "PublisherUse"
  case observersPassed = "ObserversPassed"
  case objectWillChangeUse = "ObjectWillChangeUse"
  case storageWrapper = "StorageWrapper"
  case codableSynthesis = "CodableSynthesis"
  case openMember = "OpenMember"
  case backtickedName = "BacktickedName"
  case nameClash = "NameClash"
  case conditionalAttribute = "ConditionalAttribute"
  case reentrantMutation = "ReentrantMutation"
  case localClass = "LocalClass"
  case notAClass = "NotAClass"
  case outsideBase = "OutsideBase"
  case genericConstraint = "GenericConstraint"
  case wrapperType = "WrapperType"
  case backingStorage = "BackingStorage"
  case ambiguousType = "AmbiguousType"
  case unresolvedUse = "UnresolvedUse"
  case editingScope = "EditingScope"
  case deploymentFloor = "DeploymentFloor"
  case toolsVersion = "ToolsVersion"
  case syntaxError = "SyntaxError"
  case generatedFile = "GeneratedFile"
  case ignored = "Ignored"
  case objectiveCDynamic = "ObjectiveCDynamic"
  case objectiveCExposure = "ObjectiveCExposure"
  case foreignMacro = "ForeignMacro"
  case wrapperHost = "WrapperHost"
  case outsideWrapper = "OutsideWrapper"
  case needsReview = "NeedsReview"
  case internalError = "InternalError"

  /// Whether the message quotes its argument as code, rather than having it as its own words.
  var quotesCode: Bool {
    ![.deploymentFloor, .toolsVersion, .internalError].contains(self)
  }

  /// What is in the way, about the code that shows it; a sentence without its full stop.
  /// - Parameter detail: what makes it matter here; what it is differs from kind to kind.
  public func message(_ code: String, _ detail: String? = nil) -> String {
    switch self {
    case .publisherUse:
      "`\(code)` "
        + (detail ?? "uses a publisher of `@Published`, which `@Observable` does not have")
    case .observersPassed:
      "`\(code)` skips the property's observers, which `@Observable` would run"
    case .objectWillChangeUse:
      detail ?? "`\(code)` notifies of a change that cannot be matched to a property"
    case .storageWrapper:
      "`\(code)` is a property wrapper, and `@Observable` cannot track its changes"
    case .codableSynthesis:
      "`\(code)` has synthesized `Codable`, whose keys the macro would change"
    case .openMember: "`\(code)` is `open`, and its type cannot be inferred"
    case .backtickedName: "the name `\(code)` needs backticks, and its type cannot be inferred"
    case .nameClash: "`\(code)` clashes with a name that the migrated code uses"
    case .conditionalAttribute:
      "`\(code)` is inside `#if`, so only some builds publish the property"
    case .reentrantMutation:
      "`\(code)` reads the property that it mutates, which crashes under `@Observable`"
    case .localClass: "`\(code)` is declared inside a function, where the macro does not work"
    case .notAClass: "`\(code)` is \(detail ?? "not a class"); `@Observable` needs a class"
    case .outsideBase:
      "`\(code)` inherits `ObservableObject` from \(detail.map { "`\($0)`" } ?? "a type") outside this project"
    case .genericConstraint:
      "`\(code)` requires an `ObservableObject`" + (detail.map { ": " + $0 } ?? "")
    case .wrapperType: "`\(code)` depends on a property wrapper that the migration removes"
    case .backingStorage: "`\(code)` uses the property wrapper itself"
    case .ambiguousType: "`\(code)` may refer to several types, and not all of them can migrate"
    case .unresolvedUse: "a type in `\(code)` cannot be inferred"
    case .editingScope: "`\(code)` must change too, but is outside the paths to edit"
    case .deploymentFloor: "\(detail ?? "its target") supports systems without Observation: \(code)"
    case .toolsVersion: "its package supports compilers without macros (\(code))"
    case .syntaxError: "`\(code)` must change too, but its file does not parse"
    case .generatedFile: "`\(code)` must change too, but its file is generated"
    case .ignored: "a directive or an option excludes `\(code)`"
    case .objectiveCDynamic:
      "`\(code)` is `dynamic`, and key-value observing conflicts with the macro"
    case .objectiveCExposure: "`\(code)` is exposed to Objective-C, whose code is not read"
    case .foreignMacro:
      "`\(code)` is a macro from outside this project; changes it publishes could be lost"
    case .wrapperHost: "`\(code)` is in a type that SwiftUI does not update"
    case .outsideWrapper:
      "`\(code)` is from outside this project and seems to need an `ObservableObject`"
    case .needsReview: "the change would get the warning `\(code)`"
    case .internalError: "an internal error of migrate-observable: \(code)"
    }
  }

  /// What to do about it; a sentence without its full stop.
  public var instead: String {
    switch self {
    case .publisherUse: "Read the property, or use `onChange`"
    case .observersPassed: "Remove the observers, or use a `sink` if they never set the source"
    case .objectWillChangeUse: "Increment a `@Published` counter that `body` reads instead"
    case .storageWrapper: "Move it into the view, or track it by hand"
    case .codableSynthesis: "Write `CodingKeys`, `init(from:)` and `encode(to:)`"
    case .openMember: "Write its type, or make it `public`"
    case .backtickedName: "Write its type, or rename it"
    case .nameClash: "Rename it"
    case .conditionalAttribute: "Put the whole property inside `#if`"
    case .reentrantMutation: "Mutate a copy and assign it"
    case .localClass: "Move the class out of the function"
    case .notAClass: "Make it a class, or remove the conformance and own it in `@State`"
    case .outsideBase: "Migrate that type first, or wrap it in a class of your own"
    case .genericConstraint: "Constrain to `Observable` or to a protocol of your own"
    case .wrapperType: "Use the model itself, or a `Bindable`"
    case .backingStorage: "Use the property instead"
    case .ambiguousType: "Rename one, or qualify the name"
    case .unresolvedUse: "Write its type where it is declared, or copy it to a `let` with its type"
    case .editingScope: "Pass that path too"
    case .deploymentFloor: "Raise it, or plan with `--assume-floor`"
    case .toolsVersion: "Raise it to 5.9, or pass `--deployment-target ignore`"
    case .syntaxError: "Fix the file's syntax"
    case .generatedFile: "Change the generator"
    case .ignored: "Remove the directive, or change `--only` or `--except`"
    case .objectiveCDynamic: "Remove `dynamic`, or keep the class as it is"
    case .objectiveCExposure: "Remove the attribute, or expose a computed property"
    case .foreignMacro: "Write by hand what it adds"
    case .wrapperHost: "Store the model in a plain property"
    case .outsideWrapper: "Store the value in a plain property"
    case .needsReview: "Review it, or migrate without `--safe`"
    case .internalError: "Report it with this line"
    }
  }
}
