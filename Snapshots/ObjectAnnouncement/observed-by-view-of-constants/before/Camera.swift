import SwiftUI

final class Session {
  var isRunning = false
}

final class Camera: ObservableObject {
  @Published var zoom = 1.0
  let session = Session()

  var isRunning: Bool { session.isRunning }
}

struct CameraView: View {
  @ObservedObject var camera: Camera
  @Binding var level: Double {
    didSet { camera.objectWillChange.send() }
  }

  var body: some View {
    Text(camera.isRunning ? "on" : "off")
    Text("\(camera.zoom)")
  }
}

struct CameraTitle: View {
  @ObservedObject var camera: Camera
  let session: Session
  let title: String

  var body: some View {
    Text(title)
    Button("Start") { session.isRunning = true }
  }
}
