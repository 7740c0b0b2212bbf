import SwiftUI

/// The body shows the selection from the start.
@Observable
final class Tabs: ObservableObject {
  var selected = "home"
  var isOpen = false

  init() {
    UserDefaults.standard.set(true, forKey: "tabs")
    restore()
  }

  private func restore() {
    selected = (try? String(contentsOfFile: "/tabs", encoding: .utf8)) ?? "home"
  }
}

struct TabsView: View {
  @StateObject private var tabs = Tabs()

  var body: some View {
    Picker("Tab", selection: $tabs.selected) { Text("Home").tag("home") }
  }
}

/// A list may be empty at first. What costs nothing stays.
@Observable
final class Files {
  var names: [String] = []
  var title = ""
  @ObservationIgnored private(set) var isReady = false

  init() {
    title = "Files"
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    names = (try? FileManager.default.contentsOfDirectory(atPath: "/files")) ?? []
    isReady = true
  }
}

struct FilesView: View {
  @State private var files = Files()

  var body: some View { Text("\(files.title): \(files.names.count)").task { await files.bootstrap() } }
}
