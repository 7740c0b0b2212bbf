import SwiftUI

protocol Draft {
  var title: String { get set }
}

extension Draft {
  var summary: String { "a draft" }
}

extension Draft where Self: ObservableObject {
  var summary: String { "the draft \(title)" }
}

final class Letter: ObservableObject, Draft {
  @Published var title = "Dear"
}

final class Memo: ObservableObject, Draft {
  @Published var title = "Note"
}

struct Template: Draft {
  var title = "Blank"
}

struct LetterView: View {
  @StateObject private var letter = Letter()

  var body: some View {
    TextField("Title", text: $letter.title)
    Text(letter.summary)
    Text(Memo().summary)
    Text(Template().summary)
  }
}
