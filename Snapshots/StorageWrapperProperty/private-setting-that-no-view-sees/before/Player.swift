import SwiftUI

@MainActor
final class Player: ObservableObject {
  @Published var title = ""
  @AppStorage("embed") private var embedsOnSave = false
  @AppStorage("saves") private var saveCount = 0
  /// Seen through `isLoud`.
  @AppStorage("volume") private var volume = 1.0
  /// Seen through a function.
  @AppStorage("speed") private var speed = 1.0

  var isLoud: Bool { volume > 5 }

  func pace(of distance: Double) -> Double { distance / speed }

  func save() -> String {
    saveCount += 1
    return embedsOnSave ? "embedded" : "beside"
  }

  func turnUp() { volume = 9 }
}

struct PlayerView: View {
  @ObservedObject var player: Player

  var body: some View {
    Text("\(player.title), \(player.isLoud), \(player.pace(of: 2))")
    Button("Save") { print(player.save()) }
  }
}
