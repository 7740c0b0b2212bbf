import SwiftUI

protocol Draft {
  var title: String { get set }
}

extension Draft {
  var summary: String { "a draft" }
}

extension Draft where Self: AnyObject & Observable {
  var summary: String { "the draft \(title)" }
}

@Observable
final class Letter: Draft {
  var title = "Dear"
}

@Observable
final class Memo: Draft {
  var title = "Note"
}

struct Template: Draft {
  var title = "Blank"
}

struct LetterView: View {
  @State private var letter = Letter()

  var body: some View {
    TextField("Title", text: $letter.title)
    Text(letter.summary)
    Text(Memo().summary)
    Text(Template().summary)
  }
}
