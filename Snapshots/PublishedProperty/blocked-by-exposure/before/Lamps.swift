import Combine
import Foundation

final class Lamp: NSObject, ObservableObject {
  @objc(isLit) @Published var isOn = false
}

@objcMembers final class Fader: NSObject, ObservableObject {
  @Published var level = 0.5
}

final class Panel: NSObject, ObservableObject {
  @IBInspectable @Published var columns = 2
}

/// Objective-C has no enums with values.
enum Mode {
  case steady
  case fading(to: Double)
}

@objcMembers final class Dimmer: NSObject, ObservableObject {
  @Published var mode: Mode? = .steady
}
