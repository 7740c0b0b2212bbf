import SwiftUI

final class Session {
  var isRunning = false
}

@Observable
final class Camera {
  var zoom = 1.0
  let session = Session()

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.zoom) {}
    withMutation(keyPath: \.self) {}
  }

  var isRunning: Bool {
    access(keyPath: \.self)
    return session.isRunning
  }
}

struct CameraView: View {
  let camera: Camera
  @Binding var level: Double {
    didSet { camera.notifyObservers() }
  }

  var body: some View {
    Text(camera.isRunning ? "on" : "off")
    Text("\(camera.zoom)")
  }
}

struct CameraTitle: View {
  let camera: Camera
  let session: Session
  let title: String

  var body: some View {
    Text(title)
    Button("Start") { session.isRunning = true }
  }
}
