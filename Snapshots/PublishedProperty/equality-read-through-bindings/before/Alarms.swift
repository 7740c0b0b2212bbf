import SwiftUI

struct Alarm: Identifiable, Equatable {
  let id: Int
  var isOn = false

  static func == (one: Alarm, other: Alarm) -> Bool { one.id == other.id }
}

final class AlarmClock: ObservableObject {
  @Published var alarms: [Alarm] = []

  func reload(_ loaded: [Alarm]) { alarms = loaded }
}

/// Shows `isOn` through the binding to each alarm only.
struct AlarmsView: View {
  @StateObject private var clock = AlarmClock()

  var body: some View {
    ForEach($clock.alarms) { $alarm in
      Toggle("On", isOn: $alarm.isOn)
    }
  }
}
