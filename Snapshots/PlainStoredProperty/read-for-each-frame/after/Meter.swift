import SwiftUI

enum Clock { static var beats = 0 }

@Observable
final class Meter {
  var color = Color.green
  // Views read these only while they draw a frame.
  @ObservationIgnored private(set) var level = 0.0
  @ObservationIgnored private var phase = 0.0
  var angle: Double { phase * 2 }
  var isLate: Bool { Clock.beats > 9 }
  // Views read these also in a body, or with a slower schedule.
  private(set) var peak = 0.0
  private(set) var average = 0.0
  private(set) var frozen = 0.0

  func receive(_ value: Double) {
    level = value
    phase += 1
    peak = max(peak, value)
    average = (average + value) / 2
    frozen = value
    Clock.beats += 1
  }
}

struct MeterView: View {
  let meter: Meter

  var body: some View {
    Text("\(meter.peak)").foregroundStyle(meter.color)
    TimelineView(.animation) { context in
      Text("\(meter.level) \(meter.angle) \(meter.peak)")
      if meter.isLate { Text("late") }
    }
    TimelineView(.everyMinute) { context in Text("\(meter.average)") }
    TimelineView(.animation(minimumInterval: nil, paused: true)) { context in
      Text("\(meter.frozen)")
    }
  }
}

struct BeatView: View {
  let meter: Meter

  var body: some View {
    TimelineView(.animation(minimumInterval: 0.1)) { context in
      Text("\(Clock.beats) at \(Date())").foregroundStyle(meter.color)
    }
  }
}
