import SwiftUI

// `clock.$time` would need a publisher if a target compiled this.
struct AlarmView: View {
  @ObservedObject var alarm: Alarm
  @ObservedObject var clock: Clock
  var body: some View {
    Toggle("\(clock.time)", isOn: $alarm.isOn).onReceive(clock.$time) { _ in }
  }
}
