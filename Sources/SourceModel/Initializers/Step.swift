/// Code that other code runs.
struct Step {
  /// The label shown in a call chain: `loadDraft()`, `Model.init`, `default of items`.
  let label: String
  let code: Code
  var confidence = Confidence.certain
  /// Whether the code creates a value rather than being called.
  var isConstruction = false
  /// Whether the code runs on the value that is created: a method that an initializer calls, a deinitializer.
  var isOnCreated = false
  /// The values passed for the parameters.
  var passed: [PassedValue] = []
  /// The range of the code that leads to this step.
  var origin: ByteRange?
  /// Whether the code runs when the object is released.
  var isRelease = false
  /// Whether the code runs on the same object.
  var isOnSelf = false
  /// The object that the code runs on, if it is another one.
  var receiver: Receiver?
  /// Whether the code initializes a lazy property, which happens once per object.
  var isLazyValue = false
  /// Whether a pipeline subscribes to the publishers that the code creates: `flatMap { request(for: $0) }`.
  var isSubscribed = false
  /// The initializer call of the value that the code runs on, if known.
  var maker: Maker?

  /// Whether the code runs on a new value.
  var isOnNew: Bool { isConstruction || isOnCreated }

  struct Receiver {
    let base: Expression
    let scope: ScopeReference
  }

  struct Maker {
    let code: Code
    let passed: [PassedValue]
  }
}
