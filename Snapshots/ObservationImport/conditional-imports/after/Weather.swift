#if canImport(UIKit)
  import UIKit
#else
  import SwiftUI
#endif
import Observation

@Observable
final class Weather {
  var degrees = 20
}
