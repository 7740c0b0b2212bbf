import SwiftUI
import UIKit

extension View {
  var radio: Radio { Radio.shared }

  func receiver(muted: Bool) -> Receiver { Radio.shared.receiver }
}

extension UIViewController {
  var stationRadio: Radio { Radio.shared }
}
