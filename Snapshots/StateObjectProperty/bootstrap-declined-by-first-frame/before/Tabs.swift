import SwiftUI

/// The body shows the selection from the start.
final class Tabs: ObservableObject {
  @Published var selected = "home"
  @Published var isOpen = false

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
final class Files: ObservableObject {
  @Published var names: [String] = []
  @Published var title = ""

  init() {
    names = (try? FileManager.default.contentsOfDirectory(atPath: "/files")) ?? []
    title = "Files"
  }
}

struct FilesView: View {
  @StateObject private var files = Files()

  var body: some View { Text("\(files.title): \(files.names.count)") }
}
