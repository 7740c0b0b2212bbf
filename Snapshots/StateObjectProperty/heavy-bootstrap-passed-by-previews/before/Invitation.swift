import Foundation
import SwiftUI

@MainActor
final class Invitation: ObservableObject {
  @Published var isAccepted = false
  let sender: String

  init(sender: String) {
    self.sender = sender
    NotificationCenter.default.addObserver(forName: .init("accept"), object: nil, queue: .main) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.isAccepted = true }
    }
  }
}

struct InvitationView: View {
  @StateObject var invitation: Invitation

  var body: some View {
    Text(invitation.isAccepted ? "Welcome" : invitation.sender)
  }
}

struct Inbox: View {
  let sender: String

  var body: some View {
    InvitationView(invitation: Invitation(sender: sender))
  }
}

#Preview {
  InvitationView(invitation: Invitation(sender: "Ada"))
}
