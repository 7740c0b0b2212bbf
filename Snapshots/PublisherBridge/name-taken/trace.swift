import SwiftUI

@MainActor func behave() async {
  let radio = Radio()
  radio.start()
  radio.volume = 2
  let cassette = Cassette()
  let watch = follow(cassette)
  cassette.side = "B"
  watch.cancel()
  trace(cassette.sideSubject())
}
