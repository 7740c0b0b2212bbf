import Foundation
import SwiftUI

@MainActor
@Observable
final class Base: ObservableObject {
  var isOpen = false
  private let url = URL(fileURLWithPath: "/tmp/base")
  let handle: FileHandle?

  init() {
    try? FileManager.default.copyItem(at: URL(fileURLWithPath: "/base"), to: url)
    handle = FileHandle(forUpdatingAtPath: url.path)
  }
}

struct BaseView: View {
  @StateObject private var base = Base()

  var body: some View {
    Text(base.isOpen ? "open" : "closed")
  }
}
