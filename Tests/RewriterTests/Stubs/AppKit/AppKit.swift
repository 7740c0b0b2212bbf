// The few names of AppKit that SwiftUI code mentions.
@_exported import Foundation

@MainActor
open class NSResponder: NSObject {}

open class NSView: NSResponder {
  public override init() {}
  open func layout() {}
  open func addSubview(_ view: NSView) {}
}

open class NSTextField: NSView {
  open var stringValue = ""
}

open class NSViewController: NSResponder {
  public override init() {}
  open var view = NSView()
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
}

open class NSWindow: NSResponder {
  public override init() {}
  open var contentView: NSView?
  open var contentViewController: NSViewController?
  open var title = ""
  open func makeKeyAndOrderFront(_ sender: Any?) {}
  open func close() {}
}

open class NSApplication: NSResponder {
  public static let shared = NSApplication()
  public nonisolated static let didBecomeActiveNotification =
    Notification.Name("NSApplicationDidBecomeActiveNotification")
  public nonisolated static let willTerminateNotification =
    Notification.Name("NSApplicationWillTerminateNotification")

  open weak var delegate: (any NSApplicationDelegate)?
  open var windows: [NSWindow] { [] }

  open func terminate(_ sender: Any?) {}
  open func activate(ignoringOtherApps flag: Bool) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public var NSApp: NSApplication! { NSApplication.shared }

@MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {}

@MainActor
public final class NSWorkspace {
  public static let shared = NSWorkspace()
  public func open(_ url: URL) {}
}

public final class NSImage: @unchecked Sendable {
  public init() {}
  public init?(named name: String) {}
  public init?(contentsOf url: URL) {}
  public init?(data: Data) {}
}

public final class NSColor: @unchecked Sendable {
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let windowBackgroundColor = NSColor()
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let controlBackgroundColor = NSColor()
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let textBackgroundColor = NSColor()
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let labelColor = NSColor()

  public init() {}
}
