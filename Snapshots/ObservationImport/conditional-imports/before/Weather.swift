#if canImport(UIKit)
  import UIKit
#else
  import SwiftUI
#endif
import Combine

final class Weather: ObservableObject {
  @Published var degrees = 20
}
