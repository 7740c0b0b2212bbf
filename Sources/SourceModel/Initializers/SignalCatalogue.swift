/// The catalogue, in order of precedence: if several signals match a chain of calls, the first one applies.
extension Signal {
  public static let all: [Signal] =
    subscriptions + launches + writes + identities + blockers + readings + resources + computations
    + remarks

  static let view = Signal(
    "view-creation", 2, 6, "Creates a window, a view or a view controller.",
    [.construct(SDK.viewClass.sorted())])

  static let loop = Signal(
    "loop", 0, 1, limit: 2, "Loops over data whose size is not known.")

  static let publisherEnds = ["sink", "assign", "subscribe", "store", "connect", "receive"]
  static let publishers = [
    "AnyPublisher", "PassthroughSubject", "CurrentValueSubject", "Publisher", "Just", "Future",
    "Publishers.Merge", "Publishers.CombineLatest", "Publishers.Zip", "AnyCancellable",
    "ObservableObjectPublisher",
  ]

  private static let subscriptions: [Signal] = [
    Signal(
      "notification-subscription", 3, 1,
      "Subscribes to notifications; discarded instances keep reacting, and the last write wins.",
      [
        .member(
          of: ["NotificationCenter", "DistributedNotificationCenter"],
          ["addObserver", "notifications"]),
        .member(
          of: ["NotificationCenter", "DistributedNotificationCenter"], ["publisher"],
          chain: publisherEnds),
        .anyMember(["addObserver"], label: "selector"),
        .anyMember(["addObserver"], label: "forName"),
        .function([
          "CFNotificationCenterAddObserver", "notify_register_dispatch",
          "IOServiceAddMatchingNotification", "AudioObjectAddPropertyListener",
          "AudioObjectAddPropertyListenerBlock", "CGDisplayRegisterReconfigurationCallback",
          "IOHIDManagerOpen",
        ]),
      ]),
    Signal(
      "timer", 3, 1, "Starts a timer, which retains its target and outlives a discarded instance.",
      [
        .member(of: ["Timer"], ["scheduledTimer"]),
        .member(of: ["Timer", "DispatchQueue", "RunLoop"], ["publish"], chain: publisherEnds),
        .construct(["CADisplayLink"]),
        .member(
          of: ["DispatchSource"],
          [
            "makeTimerSource", "makeFileSystemObjectSource", "makeSignalSource",
            "makeProcessSource",
            "makeMemoryPressureSource", "makeReadSource",
          ]),
        .member(of: ["NSBackgroundActivityScheduler"], ["schedule"]),
        .member(of: ["RunLoop"], ["add"], label: "forMode"),
        .function(["CVDisplayLinkStart", "FSEventStreamStart"]),
      ]),
    Signal(
      "network", 3, 8, "Starts network traffic, once for every instance that is created.",
      [
        .member(
          of: ["URLSession"],
          [
            "dataTask", "data", "upload", "uploadTask", "download", "downloadTask", "webSocketTask",
            "bytes",
          ]),
        .member(of: ["URLSession"], ["dataTaskPublisher"], chain: publisherEnds),
        .member(
          of: ["NWPathMonitor", "NWConnection", "NWListener", "NWBrowser"], ["start"]),
        .member(of: ["NetServiceBrowser"], ["searchForServices"]),
        .member(
          of: ["AF", "Alamofire", "Session"], ["request", "download", "upload", "streamRequest"]),
        .member(of: ["ApolloClient"], ["fetch", "watch", "perform", "subscribe"]),
        .member(
          of: ["CKContainer", "CKDatabase"], ["fetch", "perform", "save", "add", "accountStatus"]),
        .member(of: ["MCNearbyServiceBrowser"], ["startBrowsingForPeers"]),
        .member(
          of: ["SKProductsRequest", "SKRequest", "MKLocalSearch", "MKMapSnapshotter"], ["start"]),
        .member(of: ["MKDirections"], ["calculate", "calculateETA"]),
        .member(
          of: ["CLGeocoder"],
          ["geocodeAddressString", "reverseGeocodeLocation", "geocodePostalAddress"]),
        .member(
          of: ["Purchases"],
          ["configure", "getOfferings", "getCustomerInfo", "logIn", "restorePurchases"]),
        .anyMember(["addSnapshotListener", "addStateDidChangeListener", "startNotifier"]),
        .anyMember(["dataTask", "downloadTask", "webSocketTask"], label: "with"),
        .function([
          "SCNetworkReachabilityScheduleWithRunLoop", "SCNetworkReachabilitySetDispatchQueue",
        ]),
      ]),
    Signal(
      "publisher-subscription", 3, 1,
      "Subscribes to a publisher or a key path; each instance reacts until it is released.",
      [
        .anyMember(["sink"], certainOn: publishers, takesClosure: true),
        .anyMember(["assign"], label: "to", certainOn: publishers),
        .anyMember(["store"], label: "in", certainOn: publishers),
        .anyMember(["subscribe"], certainOn: publishers, takesClosure: true),
        .anyMember(["addObserver"], label: "forKeyPath"),
        .anyMember(
          ["addPeriodicTimeObserver", "addBoundaryTimeObserver"], certainOn: ["AVPlayer"]),
        .anyMember(["observe"], takesClosure: true),
        .anyMember(["observe", "observeValue"], label: "changeHandler"),
        .function(["withObservationTracking"]),
      ]),
  ]

  private static let launches: [Signal] = [
    Signal(
      "task", 3, 2, "Starts concurrent work, which also runs for discarded instances.",
      [
        .construct(["Task"]), .member(of: ["Task"], ["detached", "immediate"]),
        .member(of: ["DispatchQueue"], ["async", "asyncAfter"]),
        .anyMember(["async", "asyncAfter"], takesClosure: true),
        .member(of: ["OperationQueue"], ["addOperation", "addOperations", "addBarrierBlock"]),
        .anyMember(["addOperation"], takesClosure: true),
        .member(of: ["Thread"], ["detachNewThread", "detachNewThreadSelector", "start"]),
        .member(of: ["RunLoop"], ["perform"]),
        .anyMember(["perform"], label: "afterDelay"),
        .anyMember(["performBackgroundTask"]),
      ])
  ]

  private static let identities: [Signal] = [
    Signal(
      "identity", .indecisive(1), 0,
      "Generates a value that differs each time; `@State` keeps the first instance with its value.",
      [
        .construct(["UUID", "NSUUID", "Date", "ObjectIdentifier"]),
        .member(
          of: [
            "Int", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
            "Float", "CGFloat", "Bool",
          ],
          ["random"]),
        .function(["arc4random", "arc4random_uniform", "CFUUIDCreate", "drand48"]),
      ])
  ]

  private static let blockers: [Signal] = [
    Signal(
      "blocking-wait", 2, 8, "Blocks the thread that creates the view, until other work is done.",
      [
        .member(of: ["DispatchSemaphore", "DispatchGroup", "NSCondition"], ["wait"]),
        .member(of: ["DispatchQueue"], ["sync", "concurrentPerform"]),
        .member(of: ["Thread"], ["sleep"]),
        .member(of: ["OperationQueue"], ["waitUntilAllOperationsAreFinished"]),
        .anyMember(["waitUntilExit", "waitUntilAllOperationsAreFinished"]),
        .function(["sleep", "usleep", "pthread_join"]),
      ]),
    Signal(
      "lock", 0, 1, limit: 2, "Takes a lock; creating a lock costs nothing.",
      [.member(of: ["NSLock", "NSRecursiveLock", "NSCondition"], ["lock", "withLock"])]),
  ]
}
