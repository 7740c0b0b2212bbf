import Foundation
import SwiftUI

@MainActor
@Observable
final class Invitation {
  var isAccepted = false
  let sender: String
  @ObservationIgnored private(set) var isReady = false

  init(sender: String) {
    self.sender = sender
  }

  func bootstrap() async {
    guard !isReady else { return }
    NotificationCenter.default.addObserver(forName: .init("accept"), object: nil, queue: .main) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.isAccepted = true }
    }
    isReady = true
  }
}

struct InvitationView: View {
  @State var invitation: Invitation

  init(invitation: Invitation) {
    _invitation = State(wrappedValue: invitation)
  }

  var body: some View {
    Text(invitation.isAccepted ? "Welcome" : invitation.sender)
      .task { await invitation.bootstrap() }
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
