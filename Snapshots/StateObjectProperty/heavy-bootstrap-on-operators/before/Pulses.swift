import SwiftUI

final class Pulse: ObservableObject {
  @Published var beats = 0
  private var timer: Timer?

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.beats += 1
    }
  }
}

// A modifier after an operand would apply to that operand only.
struct ShortOrLongView: View {
  @StateObject private var pulse = Pulse()
  let isShort: Bool

  var body: some View {
    // Without a unit where there is little room.
    isShort ? Text("\(pulse.beats)") : Text("\(pulse.beats) beats")
  }
}

final class Beat: ObservableObject {
  @Published var count = 0
  private var timer: Timer?

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { [weak self] _ in
      self?.count += 1
    }
  }
}

struct SumView: View {
  @StateObject private var beat = Beat()

  var body: some View { Text("\(beat.count)") + Text(" beats") }
}

final class Tick: ObservableObject {
  @Published var count = 0
  private var timer: Timer?

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { [weak self] _ in
      self?.count += 1
    }
  }
}

struct TitledView: View {
  @StateObject private var tick = Tick()
  let title: Text?

  var body: some View {
    let number = Text("\(tick.count)")
    return title
      ?? number
  }
}

final class Knock: ObservableObject {
  @Published var count = 0
  private var timer: Timer?

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 4, repeats: true) { [weak self] _ in
      self?.count += 1
    }
  }
}

/// In parentheses, the modifier applies to both already.
struct MarkedView: View {
  @StateObject private var knock = Knock()
  let isMarked: Bool

  var body: some View {
    (isMarked ? Text("\(knock.count)!") : Text("\(knock.count)"))
  }
}
