import SwiftUI
import UIKit

@Observable
final class About {
  private(set) var text = ""

  /// Reads a file, starts a task.
  init() {
    text = (try? String(contentsOfFile: "about.txt", encoding: .utf8)) ?? ""
    Task { await load() }
  }

  @MainActor private func load() { text += "!" }
}

@Observable
final class History {
  private(set) var entries: [String] = []

  func load() { entries.append("now") }
}

class ThemedController<Content: View>: UIHostingController<Content> {}

/// The only view of this value: nothing re-creates it.
struct AboutView: View {
  @State private var model = About()
  let close: () -> Void

  init(close: @escaping () -> Void) { self.close = close }

  var body: some View {
    Button(model.text, action: close)
  }
}

/// Its controller creates it with its own initializer.
struct HistoryView: View {
  @State var model = History()

  var body: some View {
    Text("\(model.entries.count)")
    Button("Load") { model.load() }
  }
}

final class HistoryController: ThemedController<HistoryView> {
  convenience init() { self.init(rootView: HistoryView()) }
}

/// A static function of the view makes its controller.
struct ServersView: View {
  @State private var model = About()

  var body: some View { Text(model.text) }

  static func makeController() -> UIViewController {
    let view = ServersView()
    let controller = UIHostingController(rootView: view.padding())
    return controller
  }
}

/// Keeps no object that its initializer creates.
struct StoriesView: View {
  private let model: History

  init(history: History?) {
    model = history ?? History()
  }

  init() { model = History() }

  var body: some View { Text("\(model.entries.count)") }
}

/// A view shows it, too.
struct RowView: View {
  @State private var model = History()

  var body: some View { Text("\(model.entries.count)") }
}

struct ListView: View {
  @State private var count = 0

  var body: some View {
    RowView()
    Button("\(count)") { count += 1 }
  }
}

@MainActor final class Router {
  func showAbout(from controller: UIViewController) {
    let view = AboutView(close: {}).padding()
    let hosting = ThemedController(rootView: view)
    controller.present(hosting, animated: true)
  }

  func showStories(from controller: UIViewController) {
    let hosting = ThemedController(rootView: StoriesView().padding())
    controller.present(hosting, animated: true)
  }

  func showRow(from controller: UIViewController) {
    controller.present(UIHostingController(rootView: RowView()), animated: true)
  }
}
