import SwiftUI

@MainActor
@Observable
final class Player {
  var title = ""
  @ObservationIgnored @AppStorage("embed") private var embedsOnSave = false
  @ObservationIgnored @AppStorage("saves") private var saveCount = 0
  /// Seen through `isLoud`.
  private var volume: Double {
    get {
      access(keyPath: \.volume)
      return volumeStorage
    }
    set {
      withMutation(keyPath: \.volume) { volumeStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("volume") private var volumeStorage = 1.0
  /// Seen through a function.
  private var speed: Double {
    get {
      access(keyPath: \.speed)
      return speedStorage
    }
    set {
      withMutation(keyPath: \.speed) { speedStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("speed") private var speedStorage = 1.0

  var isLoud: Bool { volume > 5 }

  func pace(of distance: Double) -> Double { distance / speed }

  func save() -> String {
    saveCount += 1
    return embedsOnSave ? "embedded" : "beside"
  }

  func turnUp() { volume = 9 }
}

struct PlayerView: View {
  let player: Player

  var body: some View {
    Text("\(player.title), \(player.isLoud), \(player.pace(of: 2))")
    Button("Save") { print(player.save()) }
  }
}
