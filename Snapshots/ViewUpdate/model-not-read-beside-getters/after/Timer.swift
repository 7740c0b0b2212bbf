import SwiftUI

@Observable
final class Ticker {
  var count = 0
}

/// Nothing tells of its changes.
final class Recording {
  let name: String
  private var seconds = 0

  init(name: String) {
    self.name = name
  }

  var length: String { "\(seconds) s" }
  var heading: String { self.name.uppercased() }

  func tick() { seconds += 1 }
}

struct LengthView: View {
  let ticker: Ticker
  let recording: Recording

  var body: some View {
    Text(recording.length)
  }
}

/// What it shows stays.
struct HeadingView: View {
  let ticker: Ticker
  let recording: Recording

  var body: some View {
    Text(recording.heading)
  }
}

struct CountView: View {
  let ticker: Ticker
  let recording: Recording

  var body: some View {
    Button("\(ticker.count)") { recording.tick() }
    LengthView(ticker: ticker, recording: recording)
    HeadingView(ticker: ticker, recording: recording)
  }
}
