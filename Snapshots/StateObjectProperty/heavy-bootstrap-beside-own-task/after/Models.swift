import Foundation
import SwiftUI

@Observable
final class Draft: ObservableObject {
  var text = ""
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
    TextField("Text", text: $draft.text)
      .task {
        print("shown")
      }
  }
}
