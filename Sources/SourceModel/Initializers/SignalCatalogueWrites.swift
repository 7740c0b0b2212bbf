/// Signals for code with effects outside the model.
extension Signal {
  /// Detected by the form of an assignment or an argument rather than by a name.
  static let registration = Signal(
    "registration", 3, 1,
    "Registers the instance with a shared object; the last discarded one replaces the others.",
    [
      .anyMember(["addDelegate", "registerDelegate", "addListener"]),
      .anyMember(["addTarget"], certainOn: ["MPRemoteCommand"], takesClosure: true),
      .member(of: ["NSWorkspace", "NSFileCoordinator"], ["addFilePresenter"]),
      .member(of: ["SKPaymentQueue"], ["add"]),
    ])
  static let sharedStateWrite = Signal(
    "shared-state-write", 3, 1, "Changes an object that all instances share.")
  static let retainCycle = Signal(
    "retain-cycle", 3, 0,
    "Keeps itself alive through a closure that it stores; each discarded instance stays in memory.")
  static let counter = Signal(
    "counter", .indecisive(1), 0, "Changes a counter that all instances share.")

  static let releaseCallback = Signal(
    "release-callback", 3, 0,
    "Calls a stored closure when it is released, once for every discarded instance.")

  static let writes: [Signal] = [
    Signal(
      "settings-write", 3, 3, "Writes user defaults.",
      [
        .member(
          of: ["UserDefaults", "NSUbiquitousKeyValueStore"],
          [
            "set", "setValue", "removeObject", "removePersistentDomain", "setPersistentDomain",
            "setVolatileDomain", "synchronize",
          ])
      ]),
    Signal(
      "file-write", 3, 3, "Writes or removes files.",
      [
        .member(
          of: ["FileManager"],
          [
            "createDirectory", "createFile", "removeItem", "moveItem", "copyItem", "replaceItem",
            "replaceItemAt", "setAttributes", "createSymbolicLink", "linkItem", "trashItem",
            "setUbiquitous",
          ]),
        .anyMember(["createDirectory", "createFile", "removeItem"], label: "at"),
        .anyMember(["write"], label: "to", certainOn: ["Data", "String", "NSData", "NSString"]),
        .anyMember(
          ["write"], label: "toFile", certainOn: ["Data", "String", "NSData", "NSString"]),
        .member(of: ["FileHandle"], ["write", "truncate"]),
        .construct(["FileHandle"], label: "forWritingTo"),
      ]),
    Signal(
      "keychain-write", 3, 3, "Writes to the keychain.",
      [
        .function(["SecItemAdd", "SecItemUpdate", "SecItemDelete"]),
        .member(
          of: ["Keychain", "KeychainSwift", "KeychainWrapper"],
          ["set", "remove", "delete", "removeAll"]),
      ]),
    Signal(
      "database-write", 3, 3, "Writes to a database.",
      [
        .member(
          of: ["NSManagedObjectContext", "ModelContext"], ["save", "insert", "delete", "reset"]),
        .member(of: ["DatabaseQueue", "DatabasePool"], ["write", "writeWithoutTransaction"]),
        .anyMember(["saveContext"]),
      ]),
    Signal(
      "notification-post", 3, 1, "Posts a notification, which other code reacts to.",
      [
        .member(
          of: ["NotificationCenter", "DistributedNotificationCenter"],
          ["post", "postNotificationName"])
      ]),
    Signal(
      "system-request", 3, 3,
      "Requests a permission or service from the system, which the user or other code may notice.",
      [
        .member(
          of: ["UNUserNotificationCenter"],
          [
            "requestAuthorization", "add", "setNotificationCategories", "setBadgeCount",
            "removeAllPendingNotificationRequests", "removeAllDeliveredNotifications",
            "getNotificationSettings", "getPendingNotificationRequests",
            "getDeliveredNotifications",
          ]),
        .anyMember(
          [
            "requestWhenInUseAuthorization", "requestAlwaysAuthorization", "startUpdatingLocation",
            "startMonitoringSignificantLocationChanges", "startUpdatingHeading", "requestLocation",
          ],
          certainOn: ["CLLocationManager"]),
        .member(
          of: ["AVAudioSession"],
          [
            "setActive", "setCategory", "setMode", "requestRecordPermission",
            "overrideOutputAudioPort",
          ]),
        .member(
          of: ["UIApplication", "NSApplication"],
          [
            "registerForRemoteNotifications", "beginBackgroundTask", "setActivationPolicy",
            "activate",
            "beginReceivingRemoteControlEvents",
          ]),
        .member(of: ["AVCaptureDevice"], ["requestAccess"]),
        .anyMember(["requestAuthorization", "requestRecordPermission"]),
        .member(
          of: ["EKEventStore", "CNContactStore"],
          ["requestAccess", "requestFullAccessToEvents", "requestFullAccessToReminders"]),
        .member(of: ["ATTrackingManager"], ["requestTrackingAuthorization"]),
        .construct(["CBCentralManager", "CBPeripheralManager", "PHPickerViewController"]),
        .construct(["SPUStandardUpdaterController"], label: "startingUpdater"),
        .anyMember(
          [
            "startDeviceMotionUpdates", "startAccelerometerUpdates", "startGyroUpdates",
            "startMagnetometerUpdates",
          ],
          certainOn: ["CMMotionManager"]),
        .anyMember(
          ["startRelativeAltitudeUpdates", "startActivityUpdates", "startPedometerUpdates"],
          certainOn: ["CMAltimeter", "CMMotionActivityManager"]),
        .member(of: ["CMPedometer"], ["startUpdates", "startEventUpdates"]),
        .member(of: ["HKHealthStore"], ["execute", "enableBackgroundDelivery"]),
        .member(of: ["UIDevice"], ["beginGeneratingDeviceOrientationNotifications"]),
        .member(of: ["CSSearchableIndex"], ["indexSearchableItems", "deleteAllSearchableItems"]),
        .member(of: ["Activity"], ["request"]),
        .member(of: ["KeyboardShortcuts"], ["onKeyUp", "onKeyDown"]),
        .member(of: ["NSMetadataQuery"], ["start"]),
        .member(of: ["WCSession"], ["activate"]),
        .member(of: ["SMAppService"], ["register", "unregister"]),
        .member(of: ["NSEvent"], ["addGlobalMonitorForEvents", "addLocalMonitorForEvents"]),
        .member(of: ["CGEvent"], ["tapCreate", "tapEnable"]),
        .member(of: ["BGTaskScheduler"], ["register", "submit"]),
        .member(of: ["WidgetCenter"], ["reloadAllTimelines", "reloadTimelines"]),
        .function(["AXIsProcessTrustedWithOptions", "UIAccessibilityRequestGuidedAccessSession"]),
      ]),
    Signal(
      "analytics", 3, 3, "Reports an event to an analytics service, once for every instance.",
      [
        .member(
          of: [
            "Analytics", "Mixpanel", "Amplitude", "PostHogSDK", "TelemetryDeck", "TelemetryManager",
            "Crashlytics", "SentrySDK", "FirebaseApp", "AppCenter", "Pixel", "PixelKit",
          ],
          [
            "logEvent", "track", "capture", "signal", "send", "log", "record", "start", "configure",
            "fire",
            "identify", "setUserID", "setUserProperty",
          ])
      ]),
    Signal(
      "process", 3, 9, "Starts or communicates with another process.",
      [
        .member(of: ["Process"], ["run", "launch", "launchedProcess"]),
        .member(of: ["Host"], ["current"]),
        .construct(["NSAppleScript", "NSXPCConnection", "NSUserAppleScriptTask"]),
        .function(["posix_spawn", "system", "popen", "xpc_connection_create_mach_service"]),
      ]),
    registration, sharedStateWrite, retainCycle, counter, releaseCallback,
  ]
}
