import SwiftUI

@Observable
final class Volume {
  var level = 0 {
    didSet {
      level = min(level, 10)
    }
  }
  var name = "" {
    didSet {
      guard name != oldValue else { return }
      print("renamed")
    }
  }
}

struct VolumeView: View {
  @State private var volume = Volume()

  var body: some View {
    Text("\(volume.name) \(volume.level)")
    Button("Louder") { volume.level += 7 }
    Button("Rename") { volume.name = "Bass" }
  }
}
