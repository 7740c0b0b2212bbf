import SwiftUI

final class Sound: ObservableObject {
  static let shared = Sound()

  /// Whether anything is heard.
  @Preference("sound", standard: true) var isOn: Bool
  @Bounded(0...10) public private(set) var volume: Int = 5 {
    didSet { print(volume) }
  }
  @Published var track = ""

  func raise() { volume += 1 }
}

final class Label: ObservableObject {
  @Preference("label", standard: false)
  var isShown: Bool

  @Trimmed var text: String = ""
}

struct SoundView: View {
  @ObservedObject var sound = Sound.shared
  @StateObject private var label = Label()

  var body: some View {
    Toggle("Sound", isOn: $sound.isOn)
    Button("\(sound.volume)") { sound.raise() }
    if label.isShown { TextField("Label", text: $label.text) }
    Text(sound.track)
  }
}

/// It hands the wrapper no object.
struct Draft {
  @Trimmed var title = ""
}

final class Clock: ObservableObject {
  @Preference("hours", standard: 24) var hours: Int {
    didSet {
      objectWillChange.send()
      print(hours)
    }
  }
}

struct ClockView: View {
  @StateObject private var clock = Clock()

  var body: some View {
    Stepper("Hours", value: $clock.hours)
  }
}
