import SwiftUI

final class Alarm: ObservableObject {
  @Published var isOn = false

  func toggle() { isOn.toggle() }
}

/// Shows the date of each frame.
struct FrameView: View {
  @ObservedObject var alarm: Alarm

  var body: some View {
    TimelineView(.animation) { _ in
      Text("\(Date())")
    }
    Button("Alarm") { alarm.toggle() }
  }
}

/// Showed the date of the last change.
struct ChangeView: View {
  @ObservedObject var alarm: Alarm

  var body: some View {
    Text("\(Date())")
    Button("Alarm") { alarm.toggle() }
  }
}
