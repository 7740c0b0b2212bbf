import AVFoundation
import CoreMotion
import SwiftUI
import UserNotifications

@Observable
final class Permissions {
  var camera = false
  var notifications = false
  var sound = false

  func ask() {
    AVCaptureDevice.requestAccess(for: .video) { self.camera = $0 }
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { granted, _ in
      self.notifications = granted
    }
  }

  /// Goes back to the main queue.
  func check() {
    UNUserNotificationCenter.current().getNotificationSettings { settings in
      DispatchQueue.main.async { self.sound = settings.soundSetting == .enabled }
    }
  }
}

@Observable
final class Motion {
  var x = 0.0
  var y = 0.0
  private let manager = CMMotionManager()

  func start() {
    manager.startAccelerometerUpdates(to: OperationQueue()) { data, _ in
      self.x = data?.acceleration.x ?? 0
    }
    manager.startGyroUpdates(to: .main) { data, _ in self.y = data?.rotationRate.y ?? 0 }
  }
}

struct PermissionsView: View {
  let permissions: Permissions
  let motion: Motion

  var body: some View {
    Text("\(permissions.camera) \(permissions.notifications) \(permissions.sound)")
    Text("\(motion.x) \(motion.y)")
  }
}
