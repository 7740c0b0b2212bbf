import SwiftUI

struct StampView: View {
  let session: Session

  var body: some View { Text(stamp) }

  private var stamp: String { "\(CFAbsoluteTimeGetCurrent())" }
}
