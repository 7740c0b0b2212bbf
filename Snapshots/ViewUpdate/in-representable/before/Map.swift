import SwiftUI
import UIKit

final class Camera: ObservableObject {
  @Published var zoom = 1
}

/// Is drawn again at every change, and shows something else.
struct Map: UIViewRepresentable {
  @ObservedObject var camera: Camera

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ view: UILabel, context: Context) {
    print("map is drawn")
    view.setNeedsLayout()
  }
}

/// Reads the model in its update.
struct Globe: UIViewRepresentable {
  @ObservedObject var camera: Camera

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ view: UILabel, context: Context) {
    turn(view)
  }

  private func turn(_ view: UILabel) {
    print("globe at \(camera.zoom)")
    view.text = "\(camera.zoom)"
  }
}

/// Sets a property whose observer reads the model.
struct Sphere: UIViewRepresentable {
  @ObservedObject var camera: Camera

  func makeUIView(context: Context) -> SphereView { SphereView() }

  func updateUIView(_ view: SphereView, context: Context) {
    view.camera = camera
  }
}

final class SphereView: UIView {
  var camera: Camera? {
    didSet { print("sphere at \(camera?.zoom ?? 0)") }
  }
}

/// Has nothing to update.
struct Poster: UIViewRepresentable {
  @ObservedObject var camera: Camera

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ view: UILabel, context: Context) {}
}

/// Has nothing to update either, and says why.
struct Plaque: UIViewRepresentable {
  @ObservedObject var camera: Camera

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.text = "\(camera.zoom)"
    return label
  }

  func updateUIView(_ view: UILabel, context: Context) {
    // The label draws itself.
  }
}
