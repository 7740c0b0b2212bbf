import Foundation
import SwiftUI

protocol SessionObserver: AnyObject {
  func sessionEnded()
}

@MainActor
final class Session {
  static let shared = Session()
  weak var delegate: SessionObserver?
  private var observers: [SessionObserver] = []

  func register(observer: SessionObserver) { observers.append(observer) }
  func end() { observers.forEach { $0.sessionEnded() } }
}

/// The session may end before the view appears.
@MainActor
final class Status: ObservableObject, SessionObserver {
  @Published private(set) var hasEnded = false

  init() {
    Session.shared.register(observer: self)
  }

  func sessionEnded() { hasEnded = true }
}

struct StatusView: View {
  @StateObject private var status = Status()

  var body: some View { Text(status.hasEnded ? "over" : "on") }
}

/// So may one that was passed in.
@MainActor
final class Guest: ObservableObject, SessionObserver {
  @Published private(set) var hasLeft = false

  init(of session: Session) {
    session.register(observer: self)
  }

  func sessionEnded() { hasLeft = true }
}

struct GuestView: View {
  @StateObject private var guest: Guest

  init(session: Session) { _guest = StateObject(wrappedValue: Guest(of: session)) }

  var body: some View { Text(guest.hasLeft ? "left" : "here") }
}

enum Gesture: String, CaseIterable, Codable { case swipe, shake }

/// The view looks up each value, and shows another one where there is none.
final class Gestures: ObservableObject {
  @Published private(set) var actions: [Gesture: String] = [:]

  init() {
    let data = FileManager.default.contents(atPath: "/tmp/gestures") ?? Data()
    actions = (try? JSONDecoder().decode([Gesture: String].self, from: data)) ?? [:]
  }
}

struct GesturesView: View {
  @StateObject private var gestures = Gestures()

  var body: some View {
    ForEach(Gesture.allCases, id: \.self) { Text(gestures.actions[$0] ?? "none") }
  }
}
