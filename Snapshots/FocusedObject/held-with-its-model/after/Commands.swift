import Combine
import SwiftUI

@Observable
final class Document {
  var title = "" {
    willSet { titleSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var titleSubject = CurrentValueSubject<String, Never>(_title)
  @ObservationIgnored lazy var titles = titleSubject
}

struct DocumentCommands: Commands {
  @FocusedValue(Document.self) var document

  var body: some Commands {
    CommandMenu("Document") {
      Text(document?.title ?? "")
    }
  }
}
