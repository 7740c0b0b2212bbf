import Foundation
import SwiftUI

final class Alerts: ObservableObject {
  static let shared = Alerts()
  @Published var text = ""

  func show(_ text: String) { self.text = text }
}

enum Vault {
  nonisolated(unsafe) static var token: String?
}

/// Shows an alert only where it does not send.
final class Session: ObservableObject {
  @Published var name = ""
  var isSignedIn: Bool { Vault.token != nil }

  func signIn(_ token: String?) {
    guard let token else {
      Alerts.shared.show("No token")
      return
    }
    Vault.token = token
    objectWillChange.send()
  }

  /// The alert comes later, if it comes at all.
  func signOut() {
    Vault.token = nil
    DispatchQueue.main.asyncAfter(deadline: .now() + 60) {
      Alerts.shared.show("Signed out")
    }
    objectWillChange.send()
  }
}

/// The alert is what this one notifies of.
final class Inbox: ObservableObject {
  @Published var name = ""
  private let alerts = Alerts.shared

  func refresh() {
    alerts.show("Refreshed")
    objectWillChange.send()
  }

  var alert: String { alerts.text }
}

struct SessionView: View {
  @ObservedObject var session: Session
  @ObservedObject var inbox: Inbox
  @ObservedObject var alerts = Alerts.shared

  var body: some View {
    Text("\(session.name) \(session.isSignedIn) \(inbox.alert) \(inbox.name) \(alerts.text)")
  }
}
