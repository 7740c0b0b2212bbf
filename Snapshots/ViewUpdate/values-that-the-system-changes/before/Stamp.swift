import SwiftUI

struct StampView: View {
  @ObservedObject var session: Session

  var body: some View { Text(stamp) }

  private var stamp: String { "\(CFAbsoluteTimeGetCurrent())" }
}
