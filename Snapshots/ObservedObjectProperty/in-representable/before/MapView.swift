import SwiftUI
import UIKit

final class Camera: ObservableObject {
  @Published var zoom = 1.0
}

struct MapView: UIViewRepresentable {
  @ObservedObject var camera: Camera

  func makeUIView(context: Context) -> UILabel {
    UILabel()
  }

  func updateUIView(_ label: UILabel, context: Context) {
    label.text = "\(camera.zoom)"
  }
}
