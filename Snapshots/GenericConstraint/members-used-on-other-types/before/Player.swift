import Foundation
import SwiftUI

/// Uses the member on itself.
final class Player: NSObject, ObservableObject {
  @Published var volume = 1

  func mute() { set(\.volume, to: 0) }
}

/// Uses it on an object that it holds.
final class Remote {
  let speaker = Speaker()

  func mute() { speaker.set(\.volume, to: 0) }
}

final class Speaker: NSObject, ObservableObject {
  @Published var volume = 1
}
