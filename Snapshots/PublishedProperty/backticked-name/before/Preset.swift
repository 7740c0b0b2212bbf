import Combine
import SwiftUI

final class Preset: ObservableObject {
  @Published var `default` = 1
  @Published var level = 2
  @Published private(set) var `repeat`: Bool

  init(repeats: Bool) { self.repeat = repeats }

  func watch() -> some Publisher<Int, Never> { $default.dropFirst() }
}

struct PresetView: View {
  @ObservedObject var preset: Preset

  var body: some View {
    Text("\(preset.default) \(preset.repeat)")
    Button("More") { preset.default += 1 }
  }
}
