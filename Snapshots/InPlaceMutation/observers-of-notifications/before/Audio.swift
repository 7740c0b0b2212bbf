import SwiftUI

struct AudioSettings: Equatable {
  var isMuted = false

  mutating func mute() {
    isMuted = true
    NotificationCenter.default.post(name: .muted, object: nil)
  }
}

struct Equalizer: Equatable {
  var bass = 0

  mutating func boost() {
    bass += 1
    NotificationCenter.default.post(Notification(name: .boosted))
  }
}

struct Output: Equatable {
  var name = "speaker"

  mutating func connect() {
    name = "headphones"
    NotificationCenter.default.post(name: .connected, object: nil)
  }
}

protocol Deck { mutating func play() }

extension Deck {
  mutating func playTwice() {
    play()
    play()
  }
}

struct Tape: Deck {
  var turns = 0
  var whenPlaying: () -> Void = {}

  mutating func play() {
    turns += 1
    whenPlaying()
  }
}

extension Notification.Name {
  static let muted = Notification.Name("muted")
  static let boosted = Notification.Name("boosted")
  static let connected = Notification.Name("connected")
}
