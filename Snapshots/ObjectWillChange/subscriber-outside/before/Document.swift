import Combine

final class Document: ObservableObject {
  @Published var title = ""
  @Published private(set) var pages = 1
  @Published var author = "" {
    didSet { print("by \(author)") }
  }
  var draft = false

  func addPage() { pages += 1 }
}

final class Autosave {
  private var watches: Set<AnyCancellable> = []

  init(_ document: Document) {
    document.objectWillChange
      .sink { [unowned document] in print("save \(document.title) \(document.pages)") }
      .store(in: &watches)
  }
}
