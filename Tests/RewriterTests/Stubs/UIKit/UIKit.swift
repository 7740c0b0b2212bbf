// The few names of UIKit that SwiftUI code mentions.
@_exported import Foundation

@MainActor
open class UIResponder: NSObject {}

open class UIView: UIResponder {
  public override init() {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func addSubview(_ view: UIView) {}
  open func removeFromSuperview() {}
}

open class UILabel: UIView {
  open var text: String?
}

open class UITextField: UIView {
  open var text: String?
  open weak var delegate: (any UITextFieldDelegate)?
}

open class UITextView: UIView {
  open var text: String! = ""
}

@MainActor
public protocol UITextFieldDelegate: AnyObject {}

open class UIViewController: UIResponder {
  public override init() {}
  open var title: String?
  open var view: UIView! = UIView()
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func present(_ viewController: UIViewController, animated: Bool) {}
  open func dismiss(animated: Bool) {}
  open func addChild(_ child: UIViewController) {}
  open func didMove(toParent parent: UIViewController?) {}
}

open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { super.init() }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
}

open class UIWindow: UIView {
  open var rootViewController: UIViewController?
}

open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")
  public nonisolated static let willTerminateNotification =
    Notification.Name("UIApplicationWillTerminateNotification")

  public struct LaunchOptionsKey: Hashable, Sendable {}

  open func open(_ url: URL) {}
  open var isIdleTimerDisabled = false
}

@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {}

@MainActor
public protocol UISceneDelegate: NSObjectProtocol {}

@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}

@MainActor
public final class UIDevice {
  public static let current = UIDevice()
  public var name: String { "Device" }
  public var batteryLevel: Float { 1 }
}

public final class UIImage: @unchecked Sendable {
  public init() {}
  public init?(named name: String) {}
  public init?(systemName name: String) {}
  public init?(data: Data) {}
  public init?(contentsOfFile path: String) {}
}

public final class UIColor: @unchecked Sendable {
  public static let systemBackground = UIColor()
  public static let secondarySystemBackground = UIColor()
  public static let systemGroupedBackground = UIColor()
  public static let label = UIColor()
  public static let red = UIColor()
  public static let clear = UIColor()

  public init() {}
}

public enum UIKeyboardType: Int, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, emailAddress
  case decimalPad
}

public struct UITextContentType: Hashable, Sendable {
  public static let username = Self()
  public static let password = Self()
  public static let emailAddress = Self()
  public static let name = Self()
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = Self()
  public static let oneTimeCode = Self()
}

public final class CGImage: @unchecked Sendable {}
public final class CGColor: @unchecked Sendable {}
