import Combine
import Observation

@Observable
final class Document {
  let objectWillChange = ObservableObjectPublisher()
  var title = "" { willSet { objectWillChange.send() } }
  private(set) var pages = 1 { willSet { objectWillChange.send() } }
  var author = "" {
    willSet { objectWillChange.send() }
    didSet { print("by \(author)") }
  }
  @ObservationIgnored var draft = false

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
