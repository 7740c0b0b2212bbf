import SwiftUI

extension EnvironmentValues {
  subscript<Model: ObservableObject>(model: Model.Type) -> String { "\(model)" }

  /// The key is a type of its own.
  var volume: Int {
    get { self[Mixer.VolumeKey.self] }
    set { self[Mixer.VolumeKey.self] = newValue }
  }

  /// Passes the model.
  var tunerName: String { self[Tuner.self] }
}
