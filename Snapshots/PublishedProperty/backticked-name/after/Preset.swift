import Combine
import SwiftUI

@Observable
final class Preset {
  var `default`: Int {
    get {
      access(keyPath: \.`default`)
      return defaultStorage
    }
    set {
      withMutation(keyPath: \.`default`) { defaultStorage = newValue }
    }
  }
  @ObservationIgnored private var defaultStorage = 1 {
    willSet { defaultSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var defaultSubject = CurrentValueSubject<Int, Never>(defaultStorage)
  var level = 2
  private(set) var `repeat`: Bool {
    @storageRestrictions(initializes: repeatStorage)
    init(initialValue) { repeatStorage = initialValue }
    get {
      access(keyPath: \.`repeat`)
      return repeatStorage
    }
    set {
      withMutation(keyPath: \.`repeat`) { repeatStorage = newValue }
    }
  }
  @ObservationIgnored private var repeatStorage: Bool

  init(repeats: Bool) { self.repeat = repeats }

  func watch() -> some Publisher<Int, Never> { defaultSubject.dropFirst() }
}

struct PresetView: View {
  let preset: Preset

  var body: some View {
    Text("\(preset.default) \(preset.repeat)")
    Button("More") { preset.default += 1 }
  }
}
