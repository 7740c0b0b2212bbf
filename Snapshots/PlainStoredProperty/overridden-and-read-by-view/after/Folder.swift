import SwiftUI

@Observable
class Document {
  var title = ""
  var note = ""

  func clear() { note = "" }
}

@Observable
final class Folder: Document {
  var children: [String] = []

  /// What is read is the title of the base class.
  @ObservationIgnored override var title: String {
    didSet { children.append(title) }
  }
  @ObservationIgnored override var note: String {
    didSet { children.append(note) }
  }
}

struct FolderView: View {
  let folder: Folder

  var body: some View {
    Text("\(folder.title) \(folder.note) \(folder.children.count)")
  }
}
