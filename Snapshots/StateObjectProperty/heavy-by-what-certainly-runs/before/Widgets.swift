import Foundation
import SwiftUI

enum Errors {
  static func handle(_ error: any Error) { Task { print(error) } }
}

/// The file is read; the task starts only where that fails.
final class Widgets: ObservableObject {
  @Published private(set) var names: [String]

  init() {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: "/widgets"))
      names = try JSONDecoder().decode([String].self, from: data)
    } catch {
      names = []
      Errors.handle(error)
    }
  }
}

struct WidgetsView: View {
  @StateObject private var widgets = Widgets()

  var body: some View { Text(widgets.names.joined()) }
}
