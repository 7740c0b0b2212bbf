import SwiftUI
import UIKit

@Observable
final class Camera {
  var zoom = 1.0
}

struct MapView: UIViewRepresentable {
  let camera: Camera

  func makeUIView(context: Context) -> UILabel {
    UILabel()
  }

  func updateUIView(_ label: UILabel, context: Context) {
    label.text = "\(camera.zoom)"
  }
}
