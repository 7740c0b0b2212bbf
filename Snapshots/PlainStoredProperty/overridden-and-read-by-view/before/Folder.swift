import SwiftUI

class Document: ObservableObject {
  @Published var title = ""
  var note = ""

  func clear() { note = "" }
}

final class Folder: Document {
  @Published var children: [String] = []

  /// What is read is the title of the base class.
  override var title: String {
    didSet { children.append(title) }
  }
  override var note: String {
    didSet { children.append(note) }
  }
}

struct FolderView: View {
  @ObservedObject var folder: Folder

  var body: some View {
    Text("\(folder.title) \(folder.note) \(folder.children.count)")
  }
}
