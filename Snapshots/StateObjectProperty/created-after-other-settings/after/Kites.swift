import SwiftUI
import UIKit

private let windKey = "wind"

/// Stands for another process.
final class Helper {
  func terminate() {}
}

final class KiteDelegate: NSObject, UIApplicationDelegate {
  private let helper: Helper? = nil

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UserDefaults.standard.set(3, forKey: windKey)
    let sail = "sail"
    UserDefaults.standard.set(1, forKey: sail)
    helper?.terminate()
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
@Observable
final class Wind: ObservableObject {
  var speed = UserDefaults.standard.integer(forKey: "wind")
}

/// Reads another key.
@Observable
final class Kite {
  var color = UserDefaults.standard.string(forKey: "color")
}

/// The delegate may have changed whatever this reads.
@Observable
final class Reading: ObservableObject {
  var value: Int

  init(_ key: String) { value = UserDefaults.standard.integer(forKey: key) }
}

/// Another process that ends does not keep it from running.
@Observable
final class Launches {
  var count = 1

  init() { UserDefaults.standard.set(true, forKey: "launched") }
}

@main
struct KiteApp: App {
  @UIApplicationDelegateAdaptor(KiteDelegate.self) private var delegate
  @StateObject private var wind = Wind()
  @State private var kite = Kite()
  @State private var launches = Launches()
  @StateObject private var reading = Reading("height")

  var body: some Scene {
    WindowGroup { Text("\(wind.speed) \(kite.color ?? "") \(reading.value) \(launches.count)") }
  }
}
