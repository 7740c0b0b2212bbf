import SwiftUI

@Observable
final class Pulse {
  var beats = 0
  @ObservationIgnored private var timer: Timer?
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.beats += 1
    }
    isReady = true
  }
}

// A modifier after an operand would apply to that operand only.
struct ShortOrLongView: View {
  @State private var pulse = Pulse()
  let isShort: Bool

  var body: some View {
    Group {
      // Without a unit where there is little room.
      isShort ? Text("\(pulse.beats)") : Text("\(pulse.beats) beats")
    }
    .task { await pulse.bootstrap() }
  }
}

@Observable
final class Beat {
  var count = 0
  @ObservationIgnored private var timer: Timer?
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { [weak self] _ in
      self?.count += 1
    }
    isReady = true
  }
}

struct SumView: View {
  @State private var beat = Beat()

  var body: some View { Group { Text("\(beat.count)") + Text(" beats") }.task { await beat.bootstrap() } }
}

@Observable
final class Tick {
  var count = 0
  @ObservationIgnored private var timer: Timer?
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { [weak self] _ in
      self?.count += 1
    }
    isReady = true
  }
}

struct TitledView: View {
  @State private var tick = Tick()
  let title: Text?

  var body: some View {
    let number = Text("\(tick.count)")
    return Group {
      title
        ?? number
    }
    .task { await tick.bootstrap() }
  }
}

@Observable
final class Knock {
  var count = 0
  @ObservationIgnored private var timer: Timer?
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 4, repeats: true) { [weak self] _ in
      self?.count += 1
    }
    isReady = true
  }
}

/// In parentheses, the modifier applies to both already.
struct MarkedView: View {
  @State private var knock = Knock()
  let isMarked: Bool

  var body: some View {
    (isMarked ? Text("\(knock.count)!") : Text("\(knock.count)"))
      .task { await knock.bootstrap() }
  }
}
