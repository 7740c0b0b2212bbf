import Foundation
import SwiftUI

enum Errors {
  static func handle(_ error: any Error) { Task { print(error) } }
}

/// The file is read; the task starts only where that fails.
@Observable
final class Widgets {
  private(set) var names: [String] = []
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: "/widgets"))
      names = try JSONDecoder().decode([String].self, from: data)
    } catch {
      names = []
      Errors.handle(error)
    }
    isReady = true
  }
}

struct WidgetsView: View {
  @State private var widgets = Widgets()

  var body: some View { Text(widgets.names.joined()).task { await widgets.bootstrap() } }
}
