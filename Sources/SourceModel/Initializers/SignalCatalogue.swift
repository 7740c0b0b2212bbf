/// The catalogue, in order of precedence: if several signals match a chain of calls, the first one applies.
extension Signal {
  public static let all: [Signal] =
    subscriptions + launches + writes + identities + blockers + readings + resources + computations
    + remarks

  static let view = Signal("view-creation", 2, 6, "Creates a window or a view or its controller.")

  static let loop = Signal("loop", 0, 1, limit: 2, "Loops over data whose size is not known.")

  private static let subscriptions: [Signal] = [
    Signal(
      "notification-subscription", 3, 1,
      "Subscribes to notifications; discarded instances keep reacting, and the last write wins."),
    Signal(
      "timer", 3, 1, "Starts a timer, which retains its target and outlives a discarded instance."),
    Signal("network", 3, 8, "Starts network traffic, once for every instance that is created."),
    Signal(
      "publisher-subscription", 3, 1,
      "Subscribes to a publisher or a key path; each instance reacts until it is released."),
  ]

  private static let launches: [Signal] = [
    Signal("task", 3, 2, "Starts concurrent work, which also runs for discarded instances.")
  ]

  private static let identities: [Signal] = [
    Signal(
      "identity", .indecisive(1), 0,
      "Generates a value that differs each time; `@State` keeps the first instance with its value.")
  ]

  private static let blockers: [Signal] = [
    Signal(
      "blocking-wait", 2, 8, "Blocks the thread that creates the view, until other work is done."),
    Signal("lock", 0, 1, limit: 2, "Takes a lock; creating a lock costs nothing."),
  ]
}

/// Signals for code that takes time or memory, and signals for information only.
extension Signal {
  static let readings: [Signal] = [
    Signal("file-read", 0, 5, "Reads files or folders."),
    Signal("cloud-lookup", 0, 5, "Looks up the iCloud container, which may take long."),
    Signal("file-lookup", 0, 2, limit: 3, "Looks up the location or existence of files."),
    Signal("settings-read", 0, 1, limit: 2, "Reads user defaults."),
    Signal("html-parsing", 0, 8, "Parses HTML into an attributed string."),
    Signal("decoding", 0, 5, "Decodes or encodes data."),
    Signal("keychain-read", 0, 5, "Reads the keychain, which involves another process."),
    Signal("bundle-lookup", 0, 1, limit: 2, "Looks up a resource in a bundle."),
    Signal("system-query", 0, 2, limit: 4, "Queries the operating system about itself."),
  ]

  static let resources: [Signal] = [
    view,
    Signal(
      "database", 2, 9, "Opens or queries a database; opening a store twice can lock its files."),
    Signal("model-loading", 2, 9, "Loads or warms up a machine-learning model."),
    Signal(
      "media", 2, 8, "Sets up media or graphics, such as a player, a capture session or a web view."
    ),
    Signal("image-decoding", 0, 6, "Decodes or encodes an image."),
    Signal("image-lookup", 0, 2, limit: 4, "Loads a named image, which the framework caches."),
    Signal("cryptography", 0, 6, "Performs cryptography, such as generating keys or hashing data."),
  ]

  static let largeRange = Signal(
    "large-range", 0, 2, limit: 4, "Iterates over a literal range of at least a thousand elements.")
  static let hugeRange = Signal(
    "huge-range", 0, 5, "Iterates over a literal range of at least ten thousand elements.")
  static let nestedLoops = Signal("nested-loops", 0, 5, "Runs a loop inside a loop.")
  static let recursion = Signal("recursion", 0, 2, limit: 2, "Runs a recursive function.")
  static let transform = Signal(
    "collection-transform", 0, 2, limit: 4, "Builds a collection from another one.")

  static let computations: [Signal] = [
    Signal("sorting", 0, 2, limit: 4, "Sorts or groups a collection."),
    transform, nestedLoops, loop, hugeRange, largeRange, recursion,
    Signal(
      "formatter", 0, 1, limit: 2,
      "Creates a formatter or regular expression; using it costs more than creating it."),
    Signal(
      "formatting", 0, 3, limit: 3,
      "Formats or parses with a formatter, whose first use is expensive."),
  ]

  static let dependency = Signal(
    "dependency-resolution", 0, 0, "Resolves a dependency whose cost is not known.")
  static let unresolvedConstruction = Signal(
    "unresolved-construction", 0, 0,
    "Creates a value of a type from outside the project, whose cost is not known.")
  static let trackedRead = Signal(
    "tracked-read", .indecisive(1), 0,
    "Reads one of its own tracked properties, so the view that creates it depends on it.")

  static let remarks: [Signal] = [
    dependency, unresolvedConstruction, trackedRead,
    Signal("logging", 0, 0, "Writes to the log."),
    Signal("trap", 0, 0, "Crashes if a check fails; moving the code changes when that happens."),
  ]
}

/// Signals for code with effects outside the model.
extension Signal {
  /// Detected by the form of an assignment or an argument rather than by a name.
  static let registration = Signal(
    "registration", 3, 1,
    "Registers the instance with a shared object; the last discarded one replaces the others.")
  static let systemDelegate = Signal(
    "system-delegate", 3, 1,
    "Becomes the delegate of a system service; each instance is called until it is released.")
  static let sharedStateWrite = Signal(
    "shared-state-write", 3, 1, "Changes an object that all instances share.")
  static let retainCycle = Signal(
    "retain-cycle", 3, 0,
    "Keeps itself alive through what it stores; each discarded instance stays in memory.")
  static let counter = Signal(
    "counter", .indecisive(1), 0, "Changes a counter that all instances share.")

  static let releaseCallback = Signal(
    "release-callback", 3, 0,
    "Calls a stored closure, once for every discarded instance.")

  static let writes: [Signal] = [
    Signal("settings-write", 3, 3, "Writes user defaults."),
    Signal("file-write", 3, 3, "Writes or removes files."),
    Signal("keychain-write", 3, 3, "Writes to the keychain."),
    Signal("database-write", 3, 3, "Writes to a database."),
    Signal("notification-post", 3, 1, "Posts a notification, which other code reacts to."),
    Signal(
      "system-request", 3, 3,
      "Requests a permission or service from the system, which the user or other code may notice."),
    Signal("analytics", 3, 3, "Reports an event to an analytics service, once for every instance."),
    Signal("process", 3, 9, "Starts or communicates with another process."),
    registration, systemDelegate, sharedStateWrite, retainCycle, counter, releaseCallback,
  ]
}
