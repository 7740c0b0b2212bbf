import SwiftUI

@Observable
final class Sound {
  static let shared = Sound()

  /// Whether anything is heard.
  var isOn: Bool {
    get {
      access(keyPath: \.isOn)
      return isOnStorage
    }
    set {
      withMutation(keyPath: \.isOn) { isOnStorage = newValue }
    }
  }
  @ObservationIgnored @Preference("sound", standard: true) private var isOnStorage: Bool
  public private(set) var volume: Int {
    get {
      access(keyPath: \.volume)
      return volumeStorage
    }
    set {
      withMutation(keyPath: \.volume) { volumeStorage = newValue }
    }
  }
  @ObservationIgnored @Bounded(0...10) private var volumeStorage: Int = 5 {
    didSet { print(volume) }
  }
  var track = ""

  func raise() { volume += 1 }
}

@Observable
final class Label {
  var isShown: Bool {
    get {
      access(keyPath: \.isShown)
      return isShownStorage
    }
    set {
      withMutation(keyPath: \.isShown) { isShownStorage = newValue }
    }
  }
  @ObservationIgnored @Preference("label", standard: false)
  private var isShownStorage: Bool

  var text: String {
    get {
      access(keyPath: \.text)
      return textStorage
    }
    set {
      withMutation(keyPath: \.text) { textStorage = newValue }
    }
  }
  @ObservationIgnored @Trimmed private var textStorage: String = ""
}

struct SoundView: View {
  @Bindable var sound = Sound.shared
  @State private var label = Label()

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

@Observable
final class Clock {
  var hours: Int {
    get {
      access(keyPath: \.hours)
      return hoursStorage
    }
    set {
      withMutation(keyPath: \.hours) { hoursStorage = newValue }
    }
  }
  @ObservationIgnored @Preference("hours", standard: 24) private var hoursStorage: Int {
    didSet {
      print(hours)
    }
  }
}

struct ClockView: View {
  @State private var clock = Clock()

  var body: some View {
    Stepper("Hours", value: $clock.hours)
  }
}
