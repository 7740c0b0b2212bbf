import SwiftUI
import UIKit

private let windKey = "wind"

final class KiteDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UserDefaults.standard.set(3, forKey: windKey)
    // It runs long after the models exist.
    NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: .main
    ) { _ in
      UserDefaults.standard.set("red", forKey: "color")
      exit(2)
    }
    return true
  }
}

/// Reads what the delegate has written.
final class Wind: ObservableObject {
  @Published var speed = UserDefaults.standard.integer(forKey: "wind")
}

/// Reads another key.
final class Kite: ObservableObject {
  @Published var color = UserDefaults.standard.string(forKey: "color")
}

/// The delegate may have changed whatever this reads.
final class Reading: ObservableObject {
  @Published var value: Int

  init(_ key: String) { value = UserDefaults.standard.integer(forKey: key) }
}

@main
struct KiteApp: App {
  @UIApplicationDelegateAdaptor(KiteDelegate.self) private var delegate
  @StateObject private var wind = Wind()
  @StateObject private var kite = Kite()
  @StateObject private var reading = Reading("height")

  var body: some Scene {
    WindowGroup { Text("\(wind.speed) \(kite.color ?? "") \(reading.value)") }
  }
}
