import SwiftUI
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var token = ""
  private var launches = 0
}
