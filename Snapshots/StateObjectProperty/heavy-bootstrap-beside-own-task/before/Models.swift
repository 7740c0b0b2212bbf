import Foundation
import SwiftUI

final class Draft: ObservableObject {
  @Published var text = ""
  init() {
    loadDraft()
  }
  func loadDraft() {
    text = (try? String(contentsOf: URL(fileURLWithPath: "/draft"), encoding: .utf8)) ?? ""
  }
}
struct DraftView: View {
  @StateObject private var draft = Draft()
  var body: some View {
    Text(draft.text)
      .task {
        print("shown")
      }
  }
}
