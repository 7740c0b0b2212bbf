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
