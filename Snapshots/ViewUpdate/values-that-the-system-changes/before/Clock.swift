import SwiftUI

/// Follows the clock by itself.
struct ClockView: View {
  @ObservedObject var session: Session

  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      Text("\(context.date)")
    }
  }
}
