import SwiftUI

@Observable
final class Alarm {
  var isOn = false

  func toggle() { isOn.toggle() }
}

/// Shows the date of each frame.
struct FrameView: View {
  let alarm: Alarm

  var body: some View {
    TimelineView(.animation) { _ in
      Text("\(Date())")
    }
    Button("Alarm") { alarm.toggle() }
  }
}

/// Showed the date of the last change.
struct ChangeView: View {
  let alarm: Alarm

  var body: some View {
    Text("\(Date())")
    Button("Alarm") { alarm.toggle() }
  }
}
