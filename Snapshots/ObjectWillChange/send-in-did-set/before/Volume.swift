import SwiftUI

final class Volume: ObservableObject {
  var level = 0 {
    didSet {
      level = min(level, 10)
      objectWillChange.send()
    }
  }
  var name = "" {
    didSet {
      guard name != oldValue else { return }
      objectWillChange.send()
      print("renamed")
    }
  }
}

struct VolumeView: View {
  @StateObject private var volume = Volume()

  var body: some View {
    Text("\(volume.name) \(volume.level)")
    Button("Louder") { volume.level += 7 }
    Button("Rename") { volume.name = "Bass" }
  }
}
