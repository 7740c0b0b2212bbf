import SwiftUI

@main
struct GardenApp: App {
  @UIApplicationDelegateAdaptor private var delegate: AppDelegate

  var body: some Scene {
    WindowGroup {
      TokenView()
    }
  }
}
