import SwiftUI

/// Follows the clock by itself.
struct ClockView: View {
  let session: Session

  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      Text("\(context.date)")
    }
  }
}
