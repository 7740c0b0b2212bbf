import SwiftUI

@MainActor
final class Services {
  let playlist: Playlist
  let history: History
  let radio: Radio
  lazy var queue = Queue()
  private var tasks: [() -> Void] = []

  init() {
    playlist = Playlist()
    history = History()
    radio = Radio()
  }

  func start() {
    radio.followLibrary()
    tasks.append(history.followLibrary)
    print("started")
  }
}
