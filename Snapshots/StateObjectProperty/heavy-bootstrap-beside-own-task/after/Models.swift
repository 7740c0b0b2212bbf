import Foundation
import SwiftUI

@Observable
final class Draft {
  var text = ""
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    loadDraft()
    isReady = true
  }
  func loadDraft() {
    text = (try? String(contentsOf: URL(fileURLWithPath: "/draft"), encoding: .utf8)) ?? ""
  }
}
struct DraftView: View {
  @State private var draft = Draft()
  var body: some View {
    Text(draft.text)
      .task {
        await draft.bootstrap()
        print("shown")
      }
  }
}
