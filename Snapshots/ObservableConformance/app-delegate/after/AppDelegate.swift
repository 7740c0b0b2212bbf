import SwiftUI
import UIKit

@Observable
final class AppDelegate: NSObject, UIApplicationDelegate {
  var token = ""
  @ObservationIgnored private var launches = 0
}
