import SwiftUI

final class Setting<Value>: ObservableObject, @unchecked Sendable {
  @Published var value: Value

  init(_ value: Value) { self.value = value }
}

enum Settings {
  static let isLoud = Setting(false)
  static let hasPinged = Setting(false)
  static let volume = Setting(1)
}

struct LoudView: View {
  @ObservedObject var isLoud = Settings.isLoud

  var body: some View { Text(isLoud.value ? "Loud" : "Quiet") }
}

struct VolumeView: View {
  @ObservedObject var setting: Setting<Int>

  var body: some View { Text("\(setting.value)") }
}

struct MixerView: View {
  var body: some View { VolumeView(setting: Settings.volume) }
}

func ping() {
  DispatchQueue.global().async { Settings.hasPinged.value = true }
}

func shout() {
  DispatchQueue.global().async { Settings.isLoud.value = true }
}

func raise() {
  DispatchQueue.global().async { Settings.volume.value = 11 }
}
