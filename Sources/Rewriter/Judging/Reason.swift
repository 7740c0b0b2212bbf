/// Why a type is held. Closed: every reason has its words, and a snapshot that shows it.
public enum Reason: String, Sendable, Hashable, CaseIterable {
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
  case toolFault = "ToolFault"

  /// A sentence; `%` stands for the evidence.
  public var why: String {
    switch self {
    case .publisherUse:
      "`%` reads a published property as a publisher, and an @Observable class has none"
    case .observersPassed:
      "`%` assigns past the property's observers, and the macro's storage would run them"
    case .objectWillChangeUse: "`%` uses the object's publisher, and an @Observable class has none"
    case .storageWrapper:
      "`%` publishes its changes through ObservableObject; in an @Observable class they would go unseen"
    case .codableSynthesis:
      "% is coded by synthesis, and the macro's storage would change the coded keys"
    case .openMember: "the macro cannot make `%` open, and its type is not evident"
    case .backtickedName: "the macro cannot name the storage of %, and its type is not evident"
    case .nameClash: "`%` is a name that the new code uses for something else"
    case .conditionalAttribute:
      "`%` stands under a condition, so the property is published in some builds only"
    case .reentrantMutation:
      "`%` reads what it is changing, which traps where the macro changes it in place"
    case .localClass: "% is declared inside a function, where the macro cannot extend it"
    case .notAClass: "% is no class, and the macro takes classes only"
    case .outsideBase:
      "% inherits its conformance from a class that the project does not declare"
    case .genericConstraint: "`%` requires an ObservableObject"
    case .wrapperType: "`%` names the type of a wrapper that would be gone"
    case .backingStorage: "`%` uses the wrapper itself"
    case .ambiguousType: "`%` may mean several types, and not all of them move"
    case .unresolvedUse: "the type behind `%` is not evident from what is written"
    case .editingScope: "`%` would have to change, and it is outside the paths that may be edited"
    case .deploymentFloor: "its target is deployed to systems without Observation (%)"
    case .toolsVersion: "its package admits compilers that have no macros (%)"
    case .syntaxError: "`%` would have to change, and its file does not parse"
    case .generatedFile: "`%` would have to change, and its file is generated"
    case .ignored: "a directive or an option says to leave % alone"
    case .objectiveCDynamic:
      "`%` is dynamic for Objective-C, which the macro's accessors would break"
    case .objectiveCExposure:
      "`%` is open to Objective-C, whose code is not read"
    case .foreignMacro:
      "`%` is a macro whose code is not in the project; what it publishes would go unseen"
    case .wrapperHost: "`%` stands in a type that SwiftUI does not update"
    case .outsideWrapper:
      "`%` is declared outside of the project, and its name says that it takes an ObservableObject"
    case .toolFault: "moving it is beyond migrate-observable: %. This is a fault of the tool"
    }
  }

  /// What a person can do about it.
  public var instead: String {
    switch self {
    case .publisherUse: "read the property where it is needed, or use onChange; then run again"
    case .observersPassed:
      "assign the property in a sink if its observers may run, or take them off it; then run again"
    case .objectWillChangeUse: "let the property that changed be read instead; then run again"
    case .storageWrapper:
      """
      move it into the view, or write a computed property that calls access(keyPath:) and \
      withMutation(keyPath:)
      """
    case .codableSynthesis: "write CodingKeys, init(from:) and encode(to:) by hand"
    case .openMember: "write its type, or make the property public"
    case .backtickedName: "write its type, or rename the property"
    case .nameClash: "rename it, or write its module before it"
    case .conditionalAttribute: "put the condition around the whole property"
    case .reentrantMutation: "change a copy and assign it"
    case .localClass: "move the class out of the function"
    case .notAClass: "make it a class, or drop the conformance"
    case .outsideBase: "migrate the base first, or do not inherit from it"
    case .genericConstraint: "constrain to a protocol of your own, or to Observable"
    case .wrapperType: "take the model itself, or a Bindable"
    case .backingStorage: "assign the property itself"
    case .ambiguousType: "give the types different names, or qualify the name"
    case .unresolvedUse: "write the type where the value is declared"
    case .editingScope: "name that path too"
    case .deploymentFloor: "raise the deployment target, or pass --deployment-target ignore"
    case .toolsVersion: "raise the tools version to 5.9, or pass --deployment-target ignore"
    case .syntaxError: "mend the file"
    case .generatedFile: "change the generator"
    case .ignored: "remove the directive, or change --only or --except"
    case .objectiveCDynamic: "drop dynamic, or keep the class as it is"
    case .objectiveCExposure: "drop the attribute, or show Objective-C a computed property"
    case .foreignMacro: "expand the macro in place, or write by hand what it adds"
    case .wrapperHost: "hold the model in a plain property"
    case .outsideWrapper: "hold what it wraps in a plain property"
    case .toolFault: "report it with this line, and move the type by hand"
    }
  }
}
