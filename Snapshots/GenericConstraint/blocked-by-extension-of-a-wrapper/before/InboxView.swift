import SwiftUI

struct InboxView: View {
  @ObservedObject var inbox: Inbox

  var body: some View {
    Stepper("Unread", value: $inbox.doubled(\.unread))
  }
}
