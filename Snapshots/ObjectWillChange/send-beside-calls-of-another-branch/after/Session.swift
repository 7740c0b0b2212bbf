import Foundation
import SwiftUI

@Observable
final class Alerts {
  static let shared = Alerts()
  var text = ""

  func show(_ text: String) { self.text = text }
}

enum Vault {
  nonisolated(unsafe) static var token: String?
}

/// Shows an alert only where it does not send.
@Observable
final class Session {
  var name = ""

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.name) {}
    withMutation(keyPath: \.self) {}
  }

  var isSignedIn: Bool {
    access(keyPath: \.self)
    return Vault.token != nil
  }

  func signIn(_ token: String?) {
    guard let token else {
      Alerts.shared.show("No token")
      return
    }
    Vault.token = token
    notifyObservers()
  }

  /// The alert comes later, if it comes at all.
  func signOut() {
    Vault.token = nil
    DispatchQueue.main.asyncAfter(deadline: .now() + 60) {
      Alerts.shared.show("Signed out")
    }
    notifyObservers()
  }
}

/// The alert is what this one notifies of.
@Observable
final class Inbox {
  var name = ""
  private let alerts = Alerts.shared

  func refresh() {
    alerts.show("Refreshed")
  }

  var alert: String { alerts.text }
}

struct SessionView: View {
  let session: Session
  let inbox: Inbox
  let alerts = Alerts.shared

  var body: some View {
    Text("\(session.name) \(session.isSignedIn) \(inbox.alert) \(inbox.name) \(alerts.text)")
  }
}
