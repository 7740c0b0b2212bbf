import Foundation
import SwiftUI
import UIKit

final class Session: ObservableObject {
  @Published private(set) var isOpen = false

  init() { Task { await open() } }

  @MainActor private func open() { isOpen = true }
}

/// Nothing evaluates the body of the app again.
@main
struct RadioApp: App {
  var body: some Scene {
    Window("Radio", id: "radio") { RootView() }
    WindowGroup("Stations", id: "stations") { StationsView() }
  }
}

struct RootView: View {
  @StateObject private var session = Session()

  var body: some View {
    Text(session.isOpen ? "open" : "closed")
    Panel()
  }
}

/// All windows of the group would begin with the same session.
struct StationsView: View {
  @StateObject private var session = Session()

  var body: some View { Text(session.isOpen ? "open" : "closed") }
}

/// The root evaluates it again.
struct Panel: View {
  @StateObject private var session = Session()

  var body: some View { Text(session.isOpen ? "open" : "closed") }
}

/// An object makes it, once for each controller.
struct Selector: View {
  @StateObject private var session = Session()

  var body: some View { Text(session.isOpen ? "open" : "closed") }
}

/// It is made again where the controller shows another.
struct Preview2: View {
  @StateObject private var session = Session()

  var body: some View { Text(session.isOpen ? "open" : "closed") }
}

@MainActor final class Windows {
  let selector = UIHostingController(rootView: Selector())
  let preview = UIHostingController(rootView: Preview2())

  func update() { preview.rootView = Preview2() }
}
