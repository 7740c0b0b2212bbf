import Foundation
import SwiftUI
import UIKit

@Observable
final class Log: ObservableObject {
  private(set) var lines = 0

  init() { Task { await load() } }

  @MainActor private func load() { lines = 1 }
}

@MainActor final class Windows {
  static let shared = Windows()
  private var controller: UIViewController?

  func open<Content: View>(view: Content, title: String) {
    let controller = UIHostingController(rootView: view)
    controller.title = title
    self.controller = controller
  }

  func openPadded<Content: View>(_ view: Content) {
    open(view: view.padding(), title: "Tools")
  }

  func start() { open(view: LaunchLog(), title: "Log") }
}

struct LaunchLog: View {
  @State private var log = Log()

  var body: some View { Text("\(log.lines)") }
}

/// Each press opens another window.
struct ActionLog: View {
  @State private var log = Log()

  var body: some View { Text("\(log.lines)") }
}

/// The menu creates it again with its own body.
struct WrappedLog: View {
  @StateObject private var log = Log()

  var body: some View { Text("\(log.lines)") }
}

struct Menu: View {
  var body: some View {
    Button("Log") { Windows.shared.openPadded(ActionLog()) }
    wrapped(WrappedLog())
  }

  private func wrapped<Content: View>(_ view: Content) -> some View { view.padding() }
}
